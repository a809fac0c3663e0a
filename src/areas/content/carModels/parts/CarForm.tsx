import { Button, Form as AntForm, Space } from 'antd'
import { useRef, useState } from 'react'
import * as virtualCars from '@/api/content/virtualCars'
import { carShow, colorType } from '@/entities/content/carEnums'
import {
  type CarColor,
  type CarHighlight,
  type CarSpec,
  type VirtualCar,
  virtualCar,
} from '@/entities/content/virtualCar'
import { is } from '@/entities/field'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { type FormApi, type FormField, useLax } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { FormTabs } from '@/kit/form/FormTabs'
import { WithPhone } from '@/kit/show/WithPhone'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { changesOf, inputOf, missingOf, type Values, valuesOf } from '../carValues'
import { ModelFields, Media } from './ModelFields'
import { CarPhone } from './CarPhone'
import { ColorTable, MAX_COLORS } from './ColorTable'
import { isHex } from './HexBox'
import { Highlights } from './Highlights'
import { SpecGrid } from './SpecGrid'

const WIDTH = 1400
const SERIES = { ...virtualCar.seriesName, key: 'seriesCode' } as const

const isTwice = (names: readonly string[]) => new Set(names).size < names.length

/** Validators of the list fields. Each list has a single error. */
const useListChecks = () => {
  const t = useT()
  const isLax = useLax()
  const validateColors = (value: unknown): string | undefined => {
    const colors = (Array.isArray(value) ? value : []) as CarColor[] // Value of ColorTable.
    const exterior = colors.filter((one) => is(Number(one.colorType), colorType.exterior))
    if (isTwice(colors.map((one) => `${one.colorType} ${one.colorName.trim()}`))) return t('carPages.colorTwice')
    if (colors.some((one) => !isHex(one.color) || (one.color2 && !isHex(one.color2)))) return t('carPages.hexRule')
    if (exterior.length > MAX_COLORS || colors.length - exterior.length > MAX_COLORS) return t('carPages.colorsMax')
    if (isLax()) return undefined
    if (colors.some((one) => one.colorName.trim() === '')) return t('carPages.colorNames')
    if (exterior.length === 0) return t('carPages.colorsLeast')
    return exterior.some((one) => isBlank(one.image)) ? t('carPages.colorImages') : undefined
  }
  const validateLights = (value: unknown): string | undefined => {
    const lights = (Array.isArray(value) ? value : []) as CarHighlight[] // Value of Highlights.
    if (isLax()) return undefined
    return lights.some((one) => one.title.trim() === '' || (isBlank(one.image) && isBlank(one.video)))
      ? t('carPages.lightsRule')
      : undefined
  }
  const validateSpecs = (value: unknown): string | undefined => {
    const specs = (Array.isArray(value) ? value : []) as CarSpec[] // Value of SpecGrid.
    if (isTwice(specs.map((one) => `${one.groupName} ${one.specName.trim()}`))) return t('carPages.specTwice')
    return !isLax() && specs.some((one) => one.specName.trim() === '' || one.specValue.trim() === '')
      ? t('carPages.specsRule')
      : undefined
  }
  return { validateColors, validateLights, validateSpecs }
}

const Lists = ({
  Field,
  only,
  carId,
}: {
  Field: FormField<Values>
  only: 'colors' | 'highlights' | 'specs'
  carId?: string
}) => {
  const { validateColors, validateLights, validateSpecs } = useListChecks()
  const seriesCode = AntForm.useWatch<string | undefined>(SERIES.key)
  if (only === 'colors')
    return (
      <Field of={COLORS} check={validateColors}>
        <ColorTable />
      </Field>
    )
  if (only === 'highlights')
    return (
      <Field of={LIGHTS} check={validateLights}>
        <Highlights />
      </Field>
    )
  return (
    <Field of={SPECS} check={validateSpecs}>
      <SpecGrid seriesCode={seriesCode} carId={carId} />
    </Field>
  )
}
const COLORS = { key: 'colors', kind: 'json', label: virtualCar.colors.label } as const
const LIGHTS = { key: 'highlights', kind: 'json', label: virtualCar.highlights.label } as const
const SPECS = { key: 'specs', kind: 'json', label: virtualCar.specs.label } as const

const Body = ({ api, id }: { api: FormApi<Values>; id?: string }) => {
  const t = useT()
  const [tab, setTab] = useState('basics')
  const { Field } = api
  // useWatch returns the form's values.
  const values = AntForm.useWatch((all: Values) => all, api.form) as Values | undefined
  return (
    <WithPhone phone={<CarPhone of={values ?? {}} />}>
      <FormTabs
        api={api}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'basics',
            label: t('carPages.basics'),
            fields: [
              virtualCar.modelName,
              SERIES,
              virtualCar.slogan,
              virtualCar.minPrice,
              virtualCar.maxPrice,
              virtualCar.sort,
            ],
            children: <ModelFields Field={Field} id={id} />,
          },
          {
            key: 'media',
            label: t('carPages.media'),
            fields: [virtualCar.cover, virtualCar.images, virtualCar.video, virtualCar.vrUrl],
            children: <Media Field={Field} />,
          },
          { key: 'colors', label: t(COLORS.label), fields: [COLORS], children: <Lists Field={Field} only="colors" /> },
          {
            key: 'highlights',
            label: t(LIGHTS.label),
            fields: [LIGHTS],
            children: <Lists Field={Field} only="highlights" />,
          },
          {
            key: 'specs',
            label: t(SPECS.label),
            fields: [SPECS],
            children: <Lists Field={Field} only="specs" carId={id} />,
          },
        ]}
      />
    </WithPhone>
  )
}

/** Form of a car model: new, copied or existing. Saved as a draft, saved, or saved and shown. */
export const CarForm = ({ car, copied, onClose }: { car?: VirtualCar; copied?: VirtualCar; onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  const changed = useChanged()
  const [resetKey, setResetKey] = useState(0)
  const wanted = useRef<number>(undefined)
  const isDraft = car === undefined || is(car.status, carShow.draft)
  const isShown = car !== undefined && is(car.status, carShow.shown)
  const save = async (values: Values) => {
    const now = inputOf(values)
    const status = wanted.current === undefined ? {} : { status: wanted.current as VirtualCar['status'] } // Code of the enumeration.
    if (!car) return changed.send(() => virtualCars.create({ ...now, ...status }, { quiet: true }))
    return changed.send(
      (force) =>
        virtualCars.update(
          { id: car.id, ...changesOf(car, now), ...status, updateTime: car.updateTime, ...force },
          { quiet: true },
        ),
      () => virtualCars.get({ id: car.id }, { quiet: true }),
    )
  }
  const start = (api: FormApi<Values>, status: number | undefined) => {
    wanted.current = status
    if (status === carShow.draft) api.submitUnfinished()
    else api.submit()
  }
  const mayShow = !isShown && may(car ? 'virtualCars.update' : 'virtualCars.create')
  const unchanged = isDraft ? carShow.draft : undefined
  const foot = (api: FormApi<Values>) => (
    <Space wrap>
      {isDraft && (
        <Button loading={api.busy} onClick={() => start(api, carShow.draft)}>
          {t('carPages.saveDraft')}
        </Button>
      )}
      {!isDraft && (
        <Button type={isShown ? 'primary' : 'default'} loading={api.busy} onClick={() => start(api, undefined)}>
          {t('kit.save')}
        </Button>
      )}
      {mayShow && (
        <Button type="primary" loading={api.busy} onClick={() => start(api, carShow.shown)}>
          {t('carPages.saveShown')}
        </Button>
      )}
    </Space>
  )
  const initial = valuesOf(car ?? copied)
  return (
    <FormPanel
      key={resetKey}
      open
      width={WIDTH}
      keepsDraft
      title={car ? t('carPages.editCar', { name: car.modelName }) : t('carPages.newCar')}
      name={`virtualCar.${car?.id ?? (copied ? `copy.${copied.id}` : '')}`}
      initial={copied ? { ...initial, modelName: '' } : initial}
      onClose={onClose}
      done={t('carPages.carSaved')}
      save={save}
      foot={foot}
      onEnter={(api) => start(api, mayShow ? carShow.shown : unchanged)}
      onSaveKey={(api) => start(api, unchanged)}
    >
      {(api) => (
        <>
          <Body api={api} id={car?.id} />
          <ChangedMeanwhile
            of={changed}
            submit={api.submit}
            saveDraft={api.saveDraft}
            reload={() => setResetKey(resetKey + 1)}
          />
        </>
      )}
    </FormPanel>
  )
}

/** Returns the missing fields of a model as text. Empty if there are none. */
export const useMissing = () => {
  const t = useT()
  return (car: VirtualCar): string =>
    missingOf(car)
      .map((label) => t(label))
      .join(t('kit.listComma'))
}
