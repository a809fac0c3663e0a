import { PermittedLink } from '@/kit/show/PermittedLink'

export const CarLink = ({ vin }: { vin: string }) => (
  <PermittedLink digits text={vin} path="/carControl/vehicleCondition-data" query={{ vin }} />
)
