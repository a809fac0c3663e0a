import type { ChildAccount } from '@/entities/shared/user'

/** The name an account is chosen by: its role, else its user name, else a dash. */
export const roleNameOf = (child: ChildAccount): string =>
  [child.roleName, child.username].find((text) => typeof text === 'string' && text.trim() !== '') ?? '-'
