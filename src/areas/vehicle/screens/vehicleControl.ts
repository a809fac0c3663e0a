import type { Screens } from '../..'
import ControlLogList from '../vehicleControl/ControlLogList'
import TspLogList from '../vehicleControl/TspLogList'

/** Connected cars: commands, their logs, conditions. */
export const screens = {
  '/carControl/caRcontrol-log': ControlLogList,
  '/carControl/TSP-port-log': TspLogList,
} satisfies Screens
