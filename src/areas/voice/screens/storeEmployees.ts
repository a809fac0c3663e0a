import type { Screens } from '../..'
import EmployeeList from '../storeEmployees/EmployeeList'

export const screens = {
  '/storeManagement/employeeInfoMaintenance': EmployeeList,
} satisfies Screens
