export const staffRoles = ['seller', 'manager', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleNames: Record<StaffRole, string> = {
  seller: 'Vendedor',
  manager: 'Encargado',
  owner: 'Dueño',
}

/** Each role may do what the ones before it may. */
export function mayActAs(role: StaffRole | null, needed: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(needed)
}
