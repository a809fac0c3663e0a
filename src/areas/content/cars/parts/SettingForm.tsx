import { Alert, Button, Form as AntForm, Select } from 'antd'
import { useRef, useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { findRow } from '@/api/findById'
import * as files from '@/api/system/files'
import { SeriesPicker } from '@/business/SeriesPicker'
import { picScene } from '@/entities/content/carEnums'
import { type PictureConfig, pictureConfig } from '@/entities/content/pictureConfig'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { fetchAllPages } from '@/kit/data/fetchAllPages'
import { useLoad } from '@/kit/data/load'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { sizeFault } from '@/kit/form/pictures'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { CLEAR } from '@/kit/show/boxIcons'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { ownSetting } from '../inherit'
import { MEGABYTES, SCENE_SIZES, sceneField } from '../scenes'
import { ModelBox, useCarsOf } from './ModelBox'

type Values = Pick<PictureConfig, 'seriesCode' | 'modelCode' | 'colorName' | 'cover' | 'images' | 'status'> & {
  scene: PictureConfig['scene']
}

const SERIES = { ...pictureConfig.seriesName, key: 'seriesCode' } as const
const MODEL = { ...pictureConfig.modelName, key: 'modelCode' } as const
const FRAMES = 9

/** Colour of a model, or of any model of the series. Empty for all colours. */
const PaintBox = ({
  seriesCode,
  modelCode,
  label,
  value,
  ...box
}: ControlProps<string> & { seriesCode?: string; modelCode?: string; label: string }) => {
  const t = useT()
  const { data } = useCarsOf(seriesCode)
  const names = (data?.records ?? [])
    .filter((car) => !modelCode || car.modelCode === modelCode)
    .flatMap(({ colorNames }) => colorNames)
  return (
    <Select
      {...box}
      value={value || undefined}
      disabled={box.disabled || !seriesCode}
      onChange={(name: string | undefined) => box.onChange?.(name ?? '')}
      allowClear={CLEAR}
      showSearch
      placeholder={t('carPages.allColors')}
      aria-label={label}
      options={distinct(names, (name) => name).map((name) => ({ value: name, label: name }))}
    />
  )
}

const Fields = ({
  Field,
  row,
  open,
}: {
  Field: FormField<Values>
  row?: PictureConfig
  open: (setting: PictureConfig) => void
}) => {
  const t = useT()
  const seriesCode = AntForm.useWatch<string | undefined>(SERIES.key)
  const modelCode = AntForm.useWatch<string | undefined>(MODEL.key) ?? ''
  const colorName = AntForm.useWatch<string | undefined>(pictureConfig.colorName.key) ?? ''
  const scene = Number(AntForm.useWatch<number | undefined>(sceneField.key))
  const settings = useLoad(fetchAllPages(carGallery.listPictures, { seriesCodes: [seriesCode ?? ''] }), {
    enabled: !!seriesCode,
    keep: false,
  })
  const taken =
    !row && seriesCode
      ? ownSetting(settings.data?.records ?? [], { seriesCode, modelCode, colorName }, scene)
      : undefined
  const of = SCENE_SIZES[scene]
  return (
    <>
      <div className="two-columns">
        <Field of={SERIES} disabled={row !== undefined} clears={[MODEL, pictureConfig.colorName]}>
          <SeriesPicker label={t(SERIES.label)} />
        </Field>
        <Field of={MODEL} disabled={row !== undefined} clears={[pictureConfig.colorName]}>
          <ModelBox seriesCode={seriesCode} none={t('carPages.wholeSeries')} label={t(MODEL.label)} />
        </Field>
        <Field of={pictureConfig.colorName} disabled={row !== undefined}>
          <PaintBox seriesCode={seriesCode} modelCode={modelCode} label={t(pictureConfig.colorName.label)} />
        </Field>
        <Field of={sceneField} disabled={row !== undefined} check={() => (taken ? t('carPages.taken') : undefined)} />
      </div>
      {taken && (
        <Alert
          type="warning"
          showIcon
          title={t('carPages.takenAsk')}
          action={
            <Button size="small" onClick={() => open(taken)}>
              {t('carPages.openTaken')}
            </Button>
          }
        />
      )}
      {of && (
        <Field
          of={pictureConfig.cover}
          needs={[sceneField]}
          hint={t('carPages.coverHint', { types: of.types.join('/').toUpperCase(), w: of.size[0], h: of.size[1] })}
          check={(cover) => sizeFault(t, cover, of.size, { src: row?.cover, size: of.size })}
        >
          <ImageBox
            key={scene}
            to={files.upload}
            drop={files.remove}
            megabytes={MEGABYTES}
            size={of.size}
            types={of.types}
          />
        </Field>
      )}
      {is(scene, picScene.myCar) && (
        <Field of={pictureConfig.images} hint={t('carPages.framesHint')}>
          <ImagesBox to={files.uploadBatch} drop={files.remove} max={FRAMES} label={t(pictureConfig.images.label)} />
        </Field>
      )}
      <Field of={pictureConfig.status}>
        <Choice field={pictureConfig.status} />
      </Field>
    </>
  )
}

/** Form of a picture setting. If the place already has a setting, it links there. */
export const SettingForm = ({
  row,
  open,
  onClose,
}: {
  row?: PictureConfig
  open: (setting: PictureConfig) => void
  onClose: () => void
}) => {
  const t = useT()
  const changed = useChanged()
  const [resetKey, setResetKey] = useState(0)
  const latest = useRef<PictureConfig>(undefined)
  const save = async ({ seriesCode, modelCode, colorName, scene, cover, images, status }: Values) => {
    const picture = { cover, images: is(Number(scene), picScene.myCar) ? images : [], status }
    const newer = async () => {
      latest.current = undefined
      const isIt = ({ id }: PictureConfig) => id === row?.id
      latest.current = await findRow(carGallery.listPictures, { seriesCodes: [seriesCode], scene }, isIt, {
        quiet: true,
      })
      return latest.current
    }
    await changed.send(
      (force) =>
        carGallery.savePicture(
          row
            ? { id: row.id, updateTime: row.updateTime, ...picture, ...force }
            : { seriesCode, modelCode: modelCode || '', colorName: colorName || '', scene, ...picture },
          { quiet: true },
        ),
      row && newer,
    )
  }
  return (
    <FormPanel
      key={resetKey}
      open
      width={760}
      title={t(row ? 'carPages.editSetting' : 'carPages.newSetting')}
      name={`pictureConfig.${row?.id ?? ''}`}
      initial={{
        seriesCode: row?.seriesCode,
        modelCode: row?.modelCode ?? '',
        colorName: row?.colorName ?? '',
        scene: row?.scene,
        cover: row?.cover ?? '',
        images: row?.images ?? [],
        status: row?.status ?? enableStatus.enabled,
      }}
      onClose={onClose}
      done={t('carPages.cellSaved')}
      save={save}
    >
      {(api) => (
        <>
          <Fields Field={api.Field} row={row} open={open} />
          <ChangedMeanwhile
            of={changed}
            submit={api.submit}
            saveDraft={api.saveDraft}
            reload={() => {
              if (latest.current) open(latest.current)
              setResetKey(resetKey + 1)
            }}
          />
        </>
      )}
    </FormPanel>
  )
}
