import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./passkey-errors.words.ts";

export const words = {
  passkeyNotOffered: "Las llaves de acceso no están disponibles en esta dirección.",
  passkeyExpired: "Ha pasado demasiado tiempo. Inténtelo de nuevo.",
  passkeyWrong:
    "Esta llave de acceso no funciona aquí. Puede que se haya quitado o que su cuenta se haya eliminado.",
  passkeyKnown: "Esta llave de acceso ya está añadida.",
  passkeyTooMany: `Puede tener hasta ${limits.passkeys} llaves de acceso. Quite antes una.`,
  passkeyNameMissing: "Escriba un nombre.",
  passkeyNameTooLong: `El nombre puede tener hasta ${limits.passkeyName} caracteres.`,
  passkeySignInAgain: `Inició sesión hace más de ${limits.freshSignInMinutes} minutos. Inicie sesión de nuevo para cambiar sus llaves de acceso.`,
  passkeyNotForAdmins:
    "Esta llave de acceso no abre el área de administración. Inicie sesión con su contraseña y permítala después en la página de su cuenta.",
  joinLinkWrong:
    "Esta invitación ya no es válida. Puede que ya se haya usado, que se haya anulado o que haya caducado. Pida una nueva.",
  joinTooMany: `Puede tener hasta ${limits.joinLinks} enlaces de invitación sin usar. Anule antes uno.`,
  joinInviteeMissing: "Escriba para quién es el enlace.",
  joinInviteeTooLong: `Puede tener hasta ${limits.invitee} caracteres.`,
} satisfies Words<typeof english>;
