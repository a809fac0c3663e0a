import { useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import * as carGallery from '@/api/content/carGallery'
import { notify } from '@/api/notices'
import { type PictureConfig, pictureConfig } from '@/entities/content/pictureConfig'
import { fetchAllPages } from '@/kit/data/fetchAllPages'
import { CANCELLED } from '@/kit/data/useAction'
import { FormPanel } from '@/kit/form/FormPanel'
import type { ControlProps } from '@/kit/form/controls'
import { optionName } from '@/kit/show/format'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { ownSetting } from '../inherit'
import { SCENES } from '../scenes'
import { useCarsOf } from './ModelBox'

interface Values {
  colorNames: string[]
  scenes: number[]
}
const COLORS = { key: 'colorNames', kind: 'json', label: 'carPages.toColors' } as const
const PLACES = { key: 'scenes', kind: 'json', label: 'carPages.toPlaces' } as const

const Several = <V extends string | number>({
  options,
  label,
  ...box
}: ControlProps<V[]> & { options: { value: V; label: string }[]; label: string }) => (
  <Select mode="multiple" aria-label={label} options={options} {...box} />
)

/**
 * Copies a setting to other colours of its model and to other places, one after the other. Targets with a setting of
 * their own are skipped.
 */
export const CopySetting = ({ row, onClose }: { row: PictureConfig; onClose: () => void }) => {
  const t = useT()
  const client = useQueryClient()
  const { data } = useCarsOf(row.seriesCode)
  const paints = distinct(
    (data?.records ?? [])
      .filter((car) => !row.modelCode || car.modelCode === row.modelCode)
      .flatMap(({ colorNames }) => colorNames),
    (name) => name,
  )
  const { seriesCode, modelCode, cover, images, status } = row
  const copy = async ({ colorNames, scenes }: Values) => {
    const { records } = await client.fetchQuery({
      ...fetchAllPages(carGallery.listPictures, { seriesCodes: [seriesCode] }),
      staleTime: 0,
    })
    const own = Number(row.scene)
    const wanted = [
      ...colorNames.map((colorName) => ({ colorName, scene: own })),
      ...scenes.map((scene) => ({ colorName: row.colorName, scene })),
    ].filter((one) => !ownSetting(records, { seriesCode, modelCode, colorName: one.colorName }, one.scene))
    if (wanted.length === 0) {
      notify('warning', t('carPages.noneCopied'))
      return CANCELLED
    }
    for (const one of wanted)
      // One after the other, so that the first refusal names its place.
      // oxlint-disable-next-line no-await-in-loop
      await carGallery.savePicture({
        seriesCode,
        modelCode,
        colorName: one.colorName,
        scene: one.scene,
        cover,
        images: one.scene === own ? images : [],
        status,
      })
    return undefined
  }
  return (
    <FormPanel
      open
      asWindow
      title={t('carPages.copy')}
      name={`pictureCopy.${row.id}`}
      initial={{ colorNames: [], scenes: [] }}
      onClose={onClose}
      saveText={t('carPages.copy')}
      done={t('carPages.copied')}
      save={copy}
    >
      {({ Field }) => (
        <>
          <Field of={COLORS} hint={t('carPages.copyHint')}>
            <Several
              label={t(COLORS.label)}
              options={paints.filter((name) => name !== row.colorName).map((name) => ({ value: name, label: name }))}
            />
          </Field>
          <Field of={PLACES} hint={t('carPages.copySizes')}>
            <Several
              label={t(PLACES.label)}
              options={SCENES.filter((scene) => scene !== Number(row.scene)).map((scene) => ({
                value: scene,
                label: optionName(t, pictureConfig.scene, scene),
              }))}
            />
          </Field>
        </>
      )}
    </FormPanel>
  )
}
