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

/** The values that both wizards for a car have: the car, what was seen or verified, and the end of its VIN. */
export interface CarValues {
  vin?: string
  seen?: string[]
  tail?: string
}
/** Fields that are filled in each time, so no draft holds them. */
export const NOT_KEPT = ['seen', 'tail'] as const
export const MAX_EVIDENCE = 6

/** The number of characters at the end of a VIN that tell cars apart. */
const TAIL_LENGTH = 6
const VIN = { ...f.text({ required: true }), key: 'vin', label: car.vin.label } as const
const SEEN = { ...f.tags(), key: 'seen', label: 'vehicleControl.seen' } as const
const TAIL = { ...f.text({ required: true, max: TAIL_LENGTH }), key: 'tail', label: 'vehicleControl.vinTail' } as const

/** Returns true for the end of a VIN, in capitals or not, full-width or not. */
export const isTailOf = (text: string, vin: string): boolean =>
  vin.length >= TAIL_LENGTH &&
  normaliseInput(text).normalize('NFKC').toUpperCase() === vin.slice(-TAIL_LENGTH).toUpperCase()

/** Returns the VIN of the car that is chosen in the form around. */
export const useVin = (): string | undefined => AntForm.useWatch('vin', AntForm.useFormInstance<CarValues>())

/** Returns the connected car of a VIN; undefined where there is none. */
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

/** The car of a wizard, found by VIN, plate or phone; `check` says why it does not do. */
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

/** Facts of the chosen car. */
export const CarFacts = ({ vin, fields }: { vin: string | undefined; fields: FactsProps<ConnectedCar>['fields'] }) => {
  const load = useCar(vin)
  if (!vin) return null
  return <Loaded load={load}>{load.data && <Facts row={load.data} fields={fields} />}</Loaded>
}

/** Statements of which each must be ticked. */
export const SeenField = ({
  Field,
  options,
  stop,
}: {
  Field: FormField<CarValues>
  options: readonly { value: string; label: string }[]
  /** The reason it does not go on, whatever is ticked. */
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

/** The last six characters of the VIN, typed once more before what cannot be taken back. */
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

/** The box of scans that prove a request. */
export const EvidenceBox = ({ label, ...rest }: ControlProps<string[]> & { label: string }) => (
  <FilesBox {...rest} to={files.upload} drop={files.remove} max={MAX_EVIDENCE} label={label} />
)

/** Scans that prove something: pictures to be enlarged and turned, documents as links. */
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
