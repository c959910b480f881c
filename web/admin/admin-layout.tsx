import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Screen } from "#contract/routes.ts";
import { SessionEnded } from "#web/client/session-ended.tsx";
import nav from "#web/ui/nav.module.css";
import { SignOut } from "#web/client/sign-out.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./admin.module.css";
import { words } from "./admin.words.ts";

const places: readonly { readonly path: string; readonly screen: Screen; readonly name: string }[] =
  [
    { path: "/admin", screen: "admin-dashboard", name: words.dashboard },
    { path: "/admin/users", screen: "admin-users", name: words.users },
    { path: "/admin/announcements", screen: "admin-announcements", name: words.announcements },
  ];

interface Props {
  readonly current: Screen;
  readonly children: ReactNode;
}

// product 17.6
export function AdminLayout({ current, children }: Props) {
  const section = current === "admin-user" && "admin-users";
  return (
    <div className={styles["layout"]}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <header className={styles["side"]}>
        <Link href="/admin" aria-label={words.home} className={nav["home"]}>
          <Logo wordmark />
        </Link>
        <nav aria-label={words.navigation}>
          <ul className={styles["places"]}>
            {places.map(({ path, screen, name }) => (
              <li key={screen}>
                <Link
                  href={path}
                  className={nav["link"]}
                  aria-current={screen === current ? "page" : screen === section || undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
            <li>
              {/* A separate document, not a route. */}
              <a href="/admin/server" className={nav["link"]}>
                {words.server}
              </a>
            </li>
            <li>
              <SignOut to="/admin/login" />
            </li>
          </ul>
        </nav>
      </header>
      <div>
        <SessionEnded screen={current} signIn="/admin/login" />
        <Page>{children}</Page>
      </div>
    </div>
  );
}
