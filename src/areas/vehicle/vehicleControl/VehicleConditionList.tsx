import './vehicleControl.css'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Conditions } from './parts/Conditions'
import { ConnectedCars } from './parts/ConnectedCars'

export default function VehicleConditionList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'conditions', label: t('vehicleControl.condition'), children: <Conditions /> },
        { key: 'cars', label: t('vehicleControl.cars'), children: <ConnectedCars /> },
      ]}
    />
  )
}
