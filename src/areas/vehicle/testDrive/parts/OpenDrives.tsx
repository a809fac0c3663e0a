import { Alert } from 'antd'
import type { DriveCar } from '@/entities/vehicle/driveCar'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { CellLink } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'

const DRIVES = '/drive-management/driveList'

/** A warning that test drives are booked with a car, with the way to them; nothing where there are none. */
export const OpenDrives = ({ row }: { row: Pick<DriveCar, 'plate' | 'openCount'> }) => {
  const t = useT()
  const way = usePermittedLinks()
  const count = numberIn(row.openCount) ?? 0
  if (count === 0) return null
  const query = { plate: row.plate }
  return (
    <Alert
      type="warning"
      showIcon
      className="space-below"
      title={t('testDrive.openDrives', { count })}
      action={way(DRIVES, query) && <CellLink to={to(DRIVES, query)}>{t('testDrive.drives')}</CellLink>}
    />
  )
}
