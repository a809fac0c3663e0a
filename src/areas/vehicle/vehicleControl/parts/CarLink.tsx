import { PermittedLink } from '@/kit/show/PermittedLink'

/** A VIN that leads to the condition of its car. */
export const CarLink = ({ vin }: { vin: string }) => (
  <PermittedLink digits text={vin} path="/carControl/vehicleCondition-data" query={{ vin }} />
)
