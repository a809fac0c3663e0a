import type { Screens } from '../..'
import EmployeeList from '../storeEmployees/EmployeeList'

/** The people whom the pages of stores show. */
export const screens = {
  '/storeManagement/employeeInfoMaintenance': EmployeeList,
} satisfies Screens
