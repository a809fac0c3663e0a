import type { Screens } from '..'
import Home from './home/Home'
import MenuTree from './menus/MenuTree'
import UpdatePassword from './password/UpdatePassword'
import RoleList from './roles/RoleList'
import UserList from './users/UserList'

/** The screens of area system. */
export const screens = {
  '/home': Home,
  '/updatePassword': UpdatePassword,
  '/system-management/resourceManagement': MenuTree,
  '/system-management/userManagement': UserList,
  '/system-management/roleManagement': RoleList,
} satisfies Screens
