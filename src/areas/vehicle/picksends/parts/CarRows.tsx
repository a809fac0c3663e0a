import '../picksends.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Input } from 'antd'
import { plateIn } from '@/business/plateFilter'
import { is, withStates } from '@/entities/field'
import {
  type TransportCar,
  transportCar as car,
  transportCarKind as kinds,
  transportCarStatus as states,
} from '@/entities/vehicle/transportCar'
import type { ControlProps } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { named } from '@/kit/show/format'
import { isPlate } from '@/lib/plate'
import { useT } from '@/locales'
import type { CarDraft, RuleValues } from './rulesInput'

const MAX_CARS = 50
/** States for manual choice. A task starts and ends automatically. */
const BY_HAND = withStates(car.status, (code) => code !== states.onTask)
const NEW: CarDraft = { carKind: kinds.serviceCar, status: states.free }

/** Plate input, normalised on blur, because its first character is composed with an IME. */
const PlateBox = ({ id, value, onChange, disabled }: ControlProps<string>) => (
  <Input
    id={id}
    value={value}
    disabled={disabled}
    autoComplete="off"
    onChange={(event) => onChange?.(event.target.value)}
    onBlur={() => onChange?.(plateIn(value ?? ''))}
  />
)

export const CarRows = ({ Field, disabled }: { Field: FormField<RuleValues>; disabled: boolean }) => {
  const t = useT()
  return (
    <AntForm.List name="cars">
      {(rows, { add, remove }) => (
        <>
          <ol className="picksend-cars">
            {rows.map(({ key, name }) => (
              <CarRow key={key} Field={Field} index={name} disabled={disabled} remove={() => remove(name)} />
            ))}
          </ol>
          <Button icon={<PlusOutlined />} disabled={disabled || rows.length >= MAX_CARS} onClick={() => add(NEW)}>
            {t('picksends.addCar')}
          </Button>
        </>
      )}
    </AntForm.List>
  )
}

interface RowProps {
  Field: FormField<RuleValues>
  index: number
  disabled: boolean
  remove: () => void
}

const CarRow = ({ Field, index, disabled, remove }: RowProps) => {
  const t = useT()
  const form = AntForm.useFormInstance<RuleValues>()
  const cars: readonly CarDraft[] = AntForm.useWatch('cars', { form, preserve: true }) ?? []
  const row = cars[index] ?? {}
  const isCar = !is(row.carKind, kinds.driverOnly)
  const isOnTask = is(row.status, states.onTask)
  const of = <Of extends FieldIn<TransportCar>>(field: Of) => ({
    of: field,
    at: ['cars', index] as const,
    label: named(t(field.label), index + 1),
    disabled,
  })
  const isTwice = (key: 'plate' | 'driverPhone', value: string) =>
    cars.some((other, at) => at !== index && plateIn(other[key] ?? '') === plateIn(value))
  const checkPlate = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return undefined
    if (!isPlate(plateIn(value))) return t('picksends.plateFault')
    return isTwice('plate', value) ? t('picksends.taken', { field: t(car.plate.label) }) : undefined
  }
  const checkPhone = (value: unknown) =>
    typeof value === 'string' && value && isTwice('driverPhone', value)
      ? t('picksends.taken', { field: t(car.driverPhone.label) })
      : undefined
  return (
    <li className="picksend-car">
      <Field {...of(car.carKind)} />
      {isCar && (
        <Field {...of(car.plate)} check={checkPlate}>
          <PlateBox />
        </Field>
      )}
      <Field {...of(car.modelName)} />
      <Field {...of(car.driverName)} />
      <Field {...of(car.driverPhone)} check={checkPhone} />
      {isCar && <Field {...of(car.insuranceEnd)} />}
      <Field {...of(isOnTask ? car.status : BY_HAND)} disabled={disabled || isOnTask || !row.id} />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named(t('picksends.removeCar'), index + 1)}
        disabled={disabled}
        onClick={remove}
      />
    </li>
  )
}
