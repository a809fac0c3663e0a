import { Checkbox, Form as AntForm } from 'antd'
import { findById, findRow } from '@/api/findById'
import * as files from '@/api/system/files'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { f } from '@/entities/field'
import { type ConnectedCar, connectedCar as car } from '@/entities/vehicle/connectedCar'
import { derived, Loaded, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { FilePreview } from '@/kit/form/FileBox'
import { FilesBox } from '@/kit/form/FilesBox'
import type { FormField } from '@/kit/form/Form'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { Facts, type FactsProps } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { normaliseInput } from '@/lib/normaliseInput'
import { useT } from '@/locales'

export interface CarValues {
  vin?: string
  seen?: string[]
  tail?: string
}
/** Fields that must be entered each time and are not stored in a draft. */
export const NOT_KEPT = ['seen', 'tail'] as const
export const MAX_EVIDENCE = 6

const TAIL_LENGTH = 6
const VIN = { ...f.text({ required: true }), key: 'vin', label: car.vin.label } as const
const SEEN = { ...f.tags(), key: 'seen', label: 'vehicleControl.seen' } as const
const TAIL = { ...f.text({ required: true, max: TAIL_LENGTH }), key: 'tail', label: 'vehicleControl.vinTail' } as const

/** Returns true if a text is exactly the last six characters of a VIN, regardless of case and character width. */
export const isTailOf = (text: string, vin: string): boolean =>
  vin.length >= TAIL_LENGTH &&
  normaliseInput(text).normalize('NFKC').toUpperCase() === vin.slice(-TAIL_LENGTH).toUpperCase()

export const useVin = (): string | undefined => AntForm.useWatch('vin', AntForm.useFormInstance<CarValues>())

export const carOf = (vin: string): Promise<ConnectedCar | undefined> =>
  findRow(vehicleControl.list, { keyword: vin }, (row) => row.vin === vin, { quiet: true })
export const useCar = (vin: string | undefined) =>
  useLoad(findById(vehicleControl.list, { keyword: vin }, { vin }), { enabled: !!vin, keep: false })

const CarSelect = ({ onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  return (
    <RemoteSelect
      {...rest}
      placeholder={t('vehicleControl.keyword')}
      onChange={(value) => onChange?.(typeof value === 'string' ? value : '')}
      ask={(keyword) =>
        derived(
          vehicleControl.list.query({ keyword: keyword || undefined, pageNo: 1, pageSize: 20 }),
          'choices',
          ({ records }) =>
            records.map(({ vin, plate, seriesName }) => ({
              value: vin,
              label: [vin, plain(plate), plain(seriesName)].filter(Boolean).join(' '),
            })),
        )
      }
    />
  )
}

/** Car of a wizard, found by VIN, plate or phone; `check` returns the reason why it is not allowed. */
export const CarField = ({
  Field,
  fixed = false,
  check,
}: {
  Field: FormField<CarValues>
  fixed?: boolean
  check: (vin: string) => Promise<string | undefined>
}) => (
  <Field of={VIN} disabled={fixed} clears={[SEEN, TAIL]} check={(vin) => (vin ? check(String(vin)) : undefined)}>
    <CarSelect />
  </Field>
)

export const CarFacts = ({ vin, fields }: { vin: string | undefined; fields: FactsProps<ConnectedCar>['fields'] }) => {
  const load = useCar(vin)
  if (!vin) return null
  return <Loaded load={load}>{load.data && <Facts row={load.data} fields={fields} />}</Loaded>
}

export const SeenField = ({
  Field,
  options,
  stop,
}: {
  Field: FormField<CarValues>
  options: readonly { value: string; label: string }[]
  /** Reason that blocks the next step regardless of the checkboxes. */
  stop?: string
}) => {
  const t = useT()
  return (
    <Field
      of={SEEN}
      check={(value) => {
        if (stop !== undefined) return stop
        const ticked: unknown[] = Array.isArray(value) ? value : []
        return options.every((one) => ticked.includes(one.value)) ? undefined : t('vehicleControl.tickAll')
      }}
    >
      <Checkbox.Group className="seen-group" options={[...options]} />
    </Field>
  )
}

export const TailField = ({ Field }: { Field: FormField<CarValues> }) => {
  const t = useT()
  return (
    <Field
      of={TAIL}
      check={(tail, { vin }) =>
        !tail || isTailOf(String(tail), vin ?? '') ? undefined : t('vehicleControl.tailWrong')
      }
    />
  )
}

export const EvidenceBox = ({ label, ...rest }: ControlProps<string[]> & { label: string }) => (
  <FilesBox {...rest} to={files.upload} drop={files.remove} max={MAX_EVIDENCE} label={label} />
)

export const Evidence = ({ label, urls }: { label: string; urls: readonly string[] }) => {
  const t = useT()
  if (!urls.length) return <p className="quiet">{t('vehicleControl.noEvidence')}</p>
  return (
    <div className="evidence">
      {urls.map((url, at) => (
        <FilePreview key={url} url={url} alt={`${label} ${at + 1}`} size={120} />
      ))}
    </div>
  )
}
