/**
 * The lobby's path and its aliases (D4). Only there are announcements, pictures, the installation and the question about
 * notifications shown (E2.22).
 */
export const lobbyPaths: readonly string[] = ['/', '/m/', '/m/home', '/m/index', '/m/index.html']
