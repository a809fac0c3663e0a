import type { Screens } from '../..'
import AccessConfigForm from '../vehicleControl/AccessConfigForm'
import AuthDetail from '../vehicleControl/AuthDetail'
import AuthList from '../vehicleControl/AuthList'
import ControlLogList from '../vehicleControl/ControlLogList'
import TspLogList from '../vehicleControl/TspLogList'
import UnbindList from '../vehicleControl/UnbindList'
import VehicleConditionList from '../vehicleControl/VehicleConditionList'
import WriteOffList from '../vehicleControl/WriteOffList'

export const screens = {
  '/carControl/caRcontrol-log': ControlLogList,
  '/carControl/TSP-port-log': TspLogList,
  '/carControl/vehicleCondition-data': VehicleConditionList,
  '/carControl/AuthoGement': AuthList,
  '/carControl/empower-details': AuthDetail,
  '/carControl/AccessConfiguration': AccessConfigForm,
  '/carControl/unbundling': UnbindList,
  '/write-off-TSP': WriteOffList,
} satisfies Screens
