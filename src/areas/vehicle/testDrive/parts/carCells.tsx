import { Alert } from 'antd'
import type { Field } from '@/entities/field'
import { is, optionOf } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { type DriveCarApply, driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { daysLeft, DUE_DAYS, isWaiting } from '@/entities/vehicle/driveCarRules'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Blank } from '@/kit/show/Blank'
import { optionName, plain } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { MarkedDay } from '../../parts/MarkedDay'

export const nameOf = (row: Pick<DriveCar, 'id' | 'plate'>): string => plain(row.plate) || row.id

/** End date of a document, orange if due and red if past; with `days` the remaining days. */
export const PaperEnd = ({ field, value, days = false }: { field: Field; value: unknown; days?: boolean }) => {
  const t = useT()
  const left = daysLeft(value)
  const isDue = left !== undefined && left <= DUE_DAYS
  const isPast = isDue && left < 0
  const words =
    left !== undefined && t(isPast ? 'testDrive.paperPast' : 'testDrive.paperLeft', { count: Math.abs(left) })
  if (!days) return <MarkedDay field={field} value={value} isPast={isPast} words={isDue && words ? words : undefined} />
  return (
    <span className="marks">
      <Value field={field} value={value} />{' '}
      {words && <Mark tone={isPast ? 'error' : isDue ? 'warning' : 'default'}>{words}</Mark>}
    </span>
  )
}

const Target = ({ status }: { status: unknown }) => {
  const t = useT()
  return <span className="drive-target">→ {optionName(t, driveCar.carStatus, status)}</span>
}

/** Status of a car, with the requested one while it waits for headquarters. */
export const CarStatus = ({ row }: { row: DriveCar }) => {
  const tag = <StatusTag field={driveCar.carStatus} value={row.carStatus} />
  return isWaiting(row) && row.apply ? (
    <TwoValues upper={tag} below={<Target status={row.apply.targetStatus} />} />
  ) : (
    tag
  )
}

export const StatusChange = ({ apply }: { apply: DriveCarApply }) => {
  const t = useT()
  const from = optionOf(driveCarApply.targetStatus.of, apply.fromStatus)
  return (
    <span>
      {from && !is(apply.fromStatus, driveCarStatus.registering) ? `${t(from.label)} ` : ''}
      <Target status={apply.targetStatus} />
    </span>
  )
}

export const CarApproval = ({ row }: { row: DriveCar }) => (
  <StatusTag field={driveCar.approveStatus} value={row.approveStatus} note={plain(row.apply?.opinion)} />
)

export const Applied = ({ row: { apply } }: { row: DriveCar }) => {
  if (!apply) return <Blank />
  return (
    <TwoValues
      upper={<Value field={driveCarApply.applyType} value={apply.applyType} />}
      below={<StatusChange apply={apply} />}
    />
  )
}

const DRIVES = '/drive-management/driveList'

export const OpenDrives = ({ row }: { row: Pick<DriveCar, 'plate' | 'openCount'> }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const count = numberIn(row.openCount) ?? 0
  if (count === 0) return null
  const query = { plate: row.plate }
  return (
    <Alert
      type="warning"
      showIcon
      className="space-below"
      title={t('testDrive.openDrives', { count })}
      action={linkTo(DRIVES, query) && <CellLink to={to(DRIVES, query)}>{t('testDrive.drives')}</CellLink>}
    />
  )
}
