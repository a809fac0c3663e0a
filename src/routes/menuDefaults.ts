import type { Path } from '.'

/** What the console proposes for the menu of a page or group: its icon, and the call ids its buttons may name. */
interface MenuDefaults {
  icon?: string
  calls?: readonly string[]
}

/** Proposals for menus, by path. Used where menus are kept: an icon for a menu that is missing, permission strings for the buttons of a page. */
const menuDefaults: Partial<Record<Path | '/system-management', MenuDefaults>> = {
  '/updatePassword': { icon: 'LockOutlined', calls: ['auth.updatePassword'] },
  '/system-management': { icon: 'SettingOutlined' },
  '/system-management/resourceManagement': { icon: 'ApartmentOutlined', calls: ['menus.save', 'menus.remove'] },
  '/system-management/userManagement': {
    icon: 'UserOutlined',
    calls: ['users.create', 'users.update', 'users.quit', 'users.importFile', 'users.exportList', 'users.saveRelatedDealers'],
  },
  '/system-management/roleManagement': { icon: 'TeamOutlined', calls: ['roles.save', 'roles.remove', 'roles.exportList'] },
}

/** The proposals for a path; none for one the console does not know. */
export const menuDefaultsOf = (path: string): MenuDefaults => Object.entries(menuDefaults).find(([one]) => one === path)?.[1] ?? {}
