import { Link } from "wouter";
import { routes, type Screen } from "#contract/routes.ts";
import { Logo } from "#web/ui/logo.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { preloadPage } from "./pages.ts";
import nav from "#web/ui/nav.module.css";
import styles from "./shell.module.css";
import { SignOut } from "#web/client/sign-out.tsx";
import { useAwayWords } from "#web/account/pause-all/use-away.ts";
import { words } from "./app.words.ts";

const screens: ReadonlySet<Screen> = new Set([
  "dashboard",
  "add-goal",
  "share-goal",
  "coaching",
  "circles",
  "email-preferences",
  "account",
]);
const links = routes.filter(({ screen }) => screens.has(screen));

// product 2.4
export function Navbar({ current }: { readonly current: Screen }) {
  const away = useAwayWords();
  return (
    <header className={styles["bar"]}>
      <Link href="/" aria-label={words.home} className={nav["home"]}>
        <Logo wordmark />
      </Link>
      <nav aria-label={words.navigation}>
        <Menu label={words.menu}>
          <ul className={styles["links"]}>
            {links.map(({ path, screen, title }) => (
              <li key={screen}>
                <Link
                  href={path}
                  className={nav["link"]}
                  aria-current={screen === current ? "page" : undefined}
                  onPointerEnter={() => preloadPage(screen)}
                  onFocus={() => preloadPage(screen)}
                >
                  {title}
                </Link>
              </li>
            ))}
            {away && <li className={styles["away"]}>{away}</li>}
            <li>
              <SignOut />
            </li>
          </ul>
        </Menu>
      </nav>
    </header>
  );
}
