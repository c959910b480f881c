import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./users.words.ts";

const acts = { enable: "activar", disable: "desactivar", delete: "eliminar" } as const;
const inUsers = (count: number) => `${count} ${plural(count, "usuario", "usuarios")}`;

export const words = {
  title: "Usuarios",
  invite: "Invitar a colegas",
  download: "Descargar en CSV",
  sync: "Sincronizar",
  search: "Buscar por nombre o correo",
  loading: "Cargando usuarios...",
  loadFailed: "No se pudieron obtener los usuarios.",
  noneFound: "No se encontraron usuarios.",
  nobody: "Aún no hay usuarios.",

  manageFailed: (action, reason) => `No se pudo ${acts[action]} el usuario: ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }) =>
    `Procesados: ${processedCount}. Creados: ${createdCount}. Actualizados: ${updatedCount}.`,
  syncFailed: (reason) => `No se pudieron sincronizar los usuarios: ${reason}`,
  downloadReady: "Su descarga está lista.",
  downloadFailed: (reason) => `No se pudo descargar la lista de usuarios: ${reason}`,
  invited: (count) =>
    count === 1 ? "Se está enviando 1 invitación." : `Se están enviando ${count} invitaciones.`,
  leftOut: (count) =>
    count === 1
      ? `Se omitió 1 dirección: ya tiene una cuenta, recibió una invitación en los últimos ${limits.colleagueInvitedDays} días o no quiere recibir invitaciones.`
      : `Se omitieron ${count} direcciones: ya tienen una cuenta, recibieron una invitación en los últimos ${limits.colleagueInvitedDays} días o no quieren recibir invitaciones.`,

  failedInvitations: "Invitaciones fallidas",
  failedInvitationsWhy: `Estas invitaciones de los últimos ${limits.mailFactsDays} días no se pudieron entregar. Revise las direcciones.`,
  failedInvitationsUnread: "No se pudieron cargar las invitaciones fallidas.",

  newer: "Usuarios más recientes",
  older: "Usuarios más antiguos",
  part: (from, to, all) => `Usuarios del ${from} al ${to} de ${all}`,
  name: "Nombre",
  email: "Correo",
  status: "Estado",
  signedUp: "Fecha de registro",
  actions: "Acciones",
  disabled: "Desactivado",
  active: "Activo",
  ownAccount: "Su propia cuenta",
  enable: "Activar",
  enableUser: (name) => `Activar a ${name}`,
  disable: "Desactivar",
  disableUser: (name) => `Desactivar a ${name}`,
  delete: "Eliminar",
  more: (name) => `Más acciones para ${name}`,
  deleteUser: (name) => `Eliminar a ${name}`,

  loadingAll: (count) => `Cargando todos los usuarios: ${inUsers(count)} por ahora...`,
  loaded: (count) => `${inUsers(count)} ${plural(count, "cargado", "cargados")}.`,
  loadAllFailed: "No se pudieron obtener todos los usuarios.",
  loadMore: "Cargar más",
  loadAll: "Cargar todos",
  cancel: "Cancelar",

  deleteQuestion: (uid) =>
    `¿Seguro que quiere eliminar definitivamente el usuario ${uid}? No se puede deshacer.`,

  inviteHow:
    "Cada persona recibe un correo con el nombre de quien la invita y un enlace para iniciar sesión. La invitación por sí sola no crea ninguna cuenta ni da acceso.",
  addresses: "Direcciones de correo",
  addressesHint: `Sepárelas con comas o saltos de línea. Hasta ${limits.colleaguesAtOnce} a la vez.`,
  wrongAddress: (address) => `«${address}» no es una dirección de correo.`,
  sendInvitations: "Enviar invitaciones",
} satisfies Words<typeof english>;
