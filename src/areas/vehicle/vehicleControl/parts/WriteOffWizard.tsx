import { Alert, Form as AntForm } from 'antd'
import { findRow } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is, isYes } from '@/entities/field'
import { type ConnectedCar, connectedCar as car, onlineStatus, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { type TspWriteOff, tspWriteOff as field, writeOffReason, writeOffStatus } from '@/entities/vehicle/tspWriteOff'
import { Failed, useLoad } from '@/kit/data/load'
import type { FormField } from '@/kit/form/Form'
import { toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import {
  CarFacts,
  CarField,
  carOf,
  type CarValues,
  EvidenceBox,
  NOT_KEPT,
  SeenField,
  TailField,
  useCar,
  useVin,
} from './carFields'
import { Wizard } from './Wizard'

/** Fact that prevents a write-off. */
type Stop = 'unknown' | 'driving' | 'running' | 'inactive'
/** Fact that must be acknowledged before a write-off. */
type Finding = 'bound' | 'service' | 'recent'
type Checked = Pick<ConnectedCar, 'onlineStatus' | 'bindStatus' | 'drivingFlag' | 'serviceEndTime' | 'lastOnlineTime'>

const DAY = 86_400_000

/** `found` is undefined if there is no such car. */
export const stopOf = (found: Checked | undefined, hasOpenRequest: boolean): Stop | undefined => {
  if (!found) return 'unknown'
  if (is(found.onlineStatus, onlineStatus.online) && isYes(found.drivingFlag)) return 'driving'
  if (hasOpenRequest) return 'running'
  return is(found.onlineStatus, onlineStatus.inactive) ? 'inactive' : undefined
}

export const findingsOf = (found: Checked, now = Date.now()): Finding[] => {
  const end = toMillis(found.serviceEndTime)
  const seen = toMillis(found.lastOnlineTime)
  const isRecent = is(found.onlineStatus, onlineStatus.online) || (seen !== undefined && now - seen < DAY)
  return [
    ...(is(found.bindStatus, vehicleBindState.bound) ? (['bound'] as const) : []),
    ...(end !== undefined && end > now ? (['service'] as const) : []),
    ...(isRecent ? (['recent'] as const) : []),
  ]
}

type WriteOffValues = CarValues & Partial<Pick<TspWriteOff, 'reasonType' | 'remark' | 'images'>>
interface StepProps {
  Field: FormField<WriteOffValues>
  /** Request to decide on; it does not count as another open request of the car. */
  row: TspWriteOff | undefined
}

const CAR = [car.vin, car.plate, car.seriesName, car.tboxNo, car.onlineStatus]
const CHECKED = [
  ...[car.userName, car.phone, car.bindStatus, car.authCount, car.serviceEndTime],
  ...[car.onlineStatus, car.lastOnlineTime, car.testDriveFlag],
]
const STOPS: Readonly<Record<Stop, TextKey>> = {
  unknown: 'vehicleControl.carUnknown',
  driving: 'vehicleControl.carDriving',
  running: 'vehicleControl.stateChanged',
  inactive: 'vehicleControl.carInactive',
}
const PROOFS: Readonly<Record<number, TextKey>> = {
  [writeOffReason.scrapped]: 'vehicleControl.proof.scrapped',
  [writeOffReason.returned]: 'vehicleControl.proof.returned',
  [writeOffReason.exported]: 'vehicleControl.proof.exported',
}

/** Queries for an open request of a car other than `id`; the result is true if there is one. */
const openRequest = (vin: string, id: string | undefined) => {
  const open = { vin, status: [writeOffStatus.toDecide, writeOffStatus.running] }
  return {
    queryKey: [...vehicleControl.listTspWriteOffs.query(open).queryKey, 'open', id],
    queryFn: async () => {
      const isOther = (one: TspWriteOff) =>
        one.vin === vin && one.id !== id && is(one.status, writeOffStatus.toDecide, writeOffStatus.running)
      return (await findRow(vehicleControl.listTspWriteOffs, open, isOther, { quiet: true })) !== undefined
    },
  }
}

const useChecked = (row: TspWriteOff | undefined) => {
  const vin = useVin()
  const { data: found, error, first } = useCar(vin)
  const other = useLoad(openRequest(vin ?? '', row?.id), { enabled: !!vin, keep: false })
  const hasOther = other.data
  const isLoaded = !!vin && !first && (found !== undefined || error === undefined)
  const isReady = isLoaded && hasOther !== undefined
  return {
    vin,
    isReady,
    other,
    hasFailed: !isReady && (error ?? other.error) !== undefined,
    stop: isReady ? stopOf(found, hasOther) : undefined,
    findings: found ? findingsOf(found) : [],
  }
}

const Car = ({ Field, row }: StepProps) => {
  const t = useT()
  const vin = useVin()
  const check = async (asked: string) => {
    const found = await carOf(asked)
    if (!found) return t('vehicleControl.carUnknown')
    return is(found.onlineStatus, onlineStatus.writtenOff) ? t('vehicleControl.carWrittenOff') : undefined
  }
  return (
    <>
      <CarField Field={Field} fixed={!!row} check={check} />
      <CarFacts vin={vin} fields={CAR} />
    </>
  )
}

const Check = ({ Field, row }: StepProps) => {
  const t = useT()
  const { vin, isReady, other, hasFailed, stop, findings } = useChecked(row)
  const stopText = stop && t(STOPS[stop])
  return (
    <>
      {stopText && <Alert type="error" showIcon className="space-below" title={stopText} />}
      <CarFacts vin={vin} fields={CHECKED} />
      {other.error && other.data === undefined && <Failed compact error={other.error} retry={other.retry} />}
      <SeenField
        Field={Field}
        options={findings.map((one) => ({ value: one, label: t(`vehicleControl.finding.${one}`) }))}
        stop={isReady ? stopText : t(hasFailed ? 'kit.loadFailed' : 'vehicleControl.checking')}
      />
      {isReady && !stop && findings.length === 0 && <p className="quiet">{t('vehicleControl.noFindings')}</p>}
    </>
  )
}

const Reason = ({ Field, row }: StepProps) => {
  const t = useT()
  const { findings } = useChecked(row)
  const reason: unknown = AntForm.useWatch('reasonType')
  const proof = PROOFS[Number(reason)]
  return (
    <>
      <Field of={field.reasonType} />
      <Field of={field.remark} required={is(reason, writeOffReason.other) || findings.length > 0} />
      <Field of={field.images} required={proof !== undefined} hint={t(proof ?? 'vehicleControl.proof.optional')}>
        <EvidenceBox label={t(field.images.label)} />
      </Field>
    </>
  )
}

const Confirm = ({ Field }: Pick<StepProps, 'Field'>) => {
  const t = useT()
  const vin = useVin()
  return (
    <>
      <Alert type="error" showIcon className="space-below" title={t('vehicleControl.writeOffEffect')} />
      <CarFacts vin={vin} fields={CAR} />
      <TailField Field={Field} />
    </>
  )
}

export const WriteOffWizard = ({ row, vin, onClose }: { row?: TspWriteOff; vin?: string; onClose: () => void }) => {
  const t = useT()
  const initial: Partial<WriteOffValues> = row
    ? { vin: row.vin, reasonType: row.reasonType, remark: row.remark, images: row.images }
    : { vin, images: [] }
  return (
    <Wizard<WriteOffValues>
      name={`vehicleControl.writeOff.${row?.id ?? vin ?? 'new'}`}
      title={t(row ? 'vehicleControl.writeOff' : 'vehicleControl.newWriteOff')}
      initial={initial}
      secret={NOT_KEPT}
      first={row ? 1 : 0}
      steps={(Field) => [
        { title: t('vehicleControl.stepCar'), fields: ['vin'], children: <Car Field={Field} row={row} /> },
        { title: t('vehicleControl.stepCheck'), fields: ['seen'], children: <Check Field={Field} row={row} /> },
        {
          title: t('vehicleControl.stepReason'),
          fields: ['reasonType', 'remark', 'images'],
          children: <Reason Field={Field} row={row} />,
        },
        { title: t('vehicleControl.stepConfirm'), fields: ['tail'], children: <Confirm Field={Field} /> },
      ]}
      save={({ vin: chosen = '', reasonType, remark, images }) =>
        vehicleControl.writeOffTsp({ ...(row && { id: row.id }), vin: chosen, result: 1, reasonType, remark, images })
      }
      done={t('vehicleControl.writeOffSent')}
      okText={t('vehicleControl.writeOff')}
      onClose={onClose}
    />
  )
}
