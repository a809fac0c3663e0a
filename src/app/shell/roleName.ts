import type { ChildAccount } from '@/entities/shared/user'

export const roleNameOf = (child: ChildAccount): string =>
  [child.roleName, child.username].find((text) => typeof text === 'string' && text.trim() !== '') ?? '-'
