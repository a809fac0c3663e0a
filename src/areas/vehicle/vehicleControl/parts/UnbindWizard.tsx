import { Alert, Form as AntForm } from 'antd'
import { ApiError } from '@/api/error'
import { findRow } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is, withStates } from '@/entities/field'
import { connectedCar as car, vehicleBindState } from '@/entities/vehicle/connectedCar'
import { carBindStatus, unbindType, type VehicleBind, vehicleBind as bind } from '@/entities/vehicle/vehicleBind'
import type { FormField } from '@/kit/form/Form'
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
import { useUnbindEffect } from './unbinding'
import { Wizard } from './Wizard'

type UnbindValues = CarValues & Partial<Pick<VehicleBind, 'applyType' | 'reason' | 'images' | 'remark'>>

const FACTS = [car.vin, car.plate, car.seriesName, car.userName, car.phone, car.onlineStatus, car.authCount]
const KINDS = withStates(bind.applyType, (code) => Number(code) !== unbindType.transfer)
const HINTS: Readonly<Record<number, TextKey>> = {
  [unbindType.owner]: 'vehicleControl.proof.owner',
  [unbindType.usedCar]: 'vehicleControl.proof.usedCar',
  [unbindType.lostNumber]: 'vehicleControl.proof.owner',
  [unbindType.wrongBinding]: 'vehicleControl.proof.statement',
  [unbindType.scrapped]: 'vehicleControl.proof.statement',
}

const bindingOf = (vin: string, ...states: readonly VehicleBind['status'][]) =>
  findRow(vehicleControl.listUnbinds, { vin, scope: 'all' }, (row) => row.vin === vin && is(row.status, ...states), {
    quiet: true,
  })

const Reason = ({ Field }: { Field: FormField<UnbindValues> }) => {
  const t = useT()
  const kind: unknown = AntForm.useWatch('applyType')
  return (
    <>
      <Field of={KINDS} />
      <Field of={bind.reason} />
      <Field of={bind.images} hint={t(HINTS[Number(kind)] ?? 'vehicleControl.proof.any')}>
        <EvidenceBox label={t(bind.images.label)} />
      </Field>
      <Field of={bind.remark} />
    </>
  )
}

const Effects = ({ Field }: { Field: FormField<UnbindValues> }) => {
  const t = useT()
  const effectOf = useUnbindEffect()
  const vin = useVin()
  const { data } = useCar(vin)
  return (
    <>
      <Alert type="error" showIcon className="space-below" title={effectOf(data?.authCount)} />
      <CarFacts vin={vin} fields={FACTS} />
      <TailField Field={Field} />
      <SeenField Field={Field} options={[{ value: 'identity', label: t('vehicleControl.identityVerified') }]} />
    </>
  )
}

const Car = ({ Field, fixed }: { Field: FormField<UnbindValues>; fixed: boolean }) => {
  const t = useT()
  const vin = useVin()
  const check = async (asked: string) => {
    const found = await carOf(asked)
    if (!found) return t('vehicleControl.carUnknown')
    if (is(found.bindStatus, vehicleBindState.unbound)) return t('vehicleControl.carUnbound')
    const isOpen = await bindingOf(asked, carBindStatus.toReview, carBindStatus.unbinding)
    return isOpen ? t('vehicleControl.unbindOpen') : undefined
  }
  return (
    <>
      <CarField Field={Field} fixed={fixed} check={check} />
      <CarFacts vin={vin} fields={FACTS} />
    </>
  )
}

/**
 * Unbinds a car for its owner in steps: car, reason with evidence, effects. `row` is the binding from which it was
 * opened.
 */
export const UnbindWizard = ({ row, onClose }: { row?: VehicleBind; onClose: () => void }) => {
  const t = useT()
  const save = async ({ vin = '', applyType, reason, images, remark }: UnbindValues) => {
    const id = row?.id ?? (await bindingOf(vin, carBindStatus.bound, carBindStatus.failed))?.id
    if (id === undefined)
      throw new ApiError('refused', t('vehicleControl.carUnbound'), undefined, undefined, {
        vin: t('vehicleControl.carUnbound'),
      })
    return vehicleControl.unbind({ id, result: 1, applyType, reason, remark, images })
  }
  return (
    <Wizard<UnbindValues>
      name={`vehicleControl.unbind.${row?.id ?? 'new'}`}
      title={t('vehicleControl.unbindFor')}
      initial={row ? { vin: row.vin, images: [] } : { images: [] }}
      secret={NOT_KEPT}
      first={row ? 1 : 0}
      steps={(Field) => [
        { title: t('vehicleControl.stepCar'), fields: ['vin'], children: <Car Field={Field} fixed={!!row} /> },
        {
          title: t('vehicleControl.stepReason'),
          fields: ['applyType', 'reason', 'images', 'remark'],
          children: <Reason Field={Field} />,
        },
        { title: t('vehicleControl.stepConfirm'), fields: ['tail', 'seen'], children: <Effects Field={Field} /> },
      ]}
      save={save}
      done={t('vehicleControl.unbindSent')}
      okText={t('vehicleControl.unbind')}
      onClose={onClose}
    />
  )
}
