import type { Screens } from '../..'
import AreaTree from '../areas/AreaTree'
import InternalStaffList from '../internalStaff/InternalStaffList'
import MenuTree from '../menus/MenuTree'
import RoleList from '../roles/RoleList'
import StaffList from '../staff/StaffList'
import UserList from '../users/UserList'

export const screens = {
  '/system-management/resourceManagement': MenuTree,
  '/system-management/userManagement': UserList,
  '/system-management/roleManagement': RoleList,
  '/system-management/userInformation': StaffList,
  '/system-management/salesAreaManagement': AreaTree,
  '/internalStaff': InternalStaffList,
} satisfies Screens
