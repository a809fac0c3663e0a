import { Form as AntForm } from 'antd'
import * as carGallery from '@/api/content/carGallery'
import { albumType, picScene } from '@/entities/content/carEnums'
import { type GalleryPicture, galleryPicture } from '@/entities/content/galleryPicture'
import { is } from '@/entities/field'
import { SeriesPicker } from '@/business/SeriesPicker'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { type Added, GalleryFiles } from './GalleryFiles'
import { ModelBox } from './ModelBox'

type Values = Pick<GalleryPicture, 'seriesCode' | 'modelCode' | 'albumType' | 'tags'> & { images: Added[] }

const SERIES = { ...galleryPicture.seriesName, key: 'seriesCode' } as const
const MODEL = { ...galleryPicture.modelName, key: 'modelCode' } as const
const IMAGES = { key: 'images', kind: 'images', label: 'carPages.pictures', required: true } as const
const TAGS = 5
const TAG = 8
const MAX = 30
const TITLE = 30

const Fields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const seriesCode = AntForm.useWatch<string | undefined>(SERIES.key)
  const album = AntForm.useWatch<number | undefined>(galleryPicture.albumType.key)
  const validateTags = (value: unknown) =>
    Array.isArray(value) && (value.length > TAGS || value.some((tag) => [...String(tag)].length > TAG))
      ? t('carPages.tagsRule')
      : undefined
  const validateImages = (value: unknown) => {
    const images = (Array.isArray(value) ? value : []) as Added[] // Value of GalleryFiles.
    if (images.length > MAX) return t('upload.max', { max: MAX })
    return images.some(({ title }) => [...title].length > TITLE || title.trim() === '')
      ? t('carPages.titleRule')
      : undefined
  }
  return (
    <>
      <div className="two-columns">
        <Field of={SERIES} clears={[MODEL]}>
          <SeriesPicker label={t(SERIES.label)} />
        </Field>
        <Field of={MODEL}>
          <ModelBox seriesCode={seriesCode} none={t('carPages.wholeSeries')} label={t(MODEL.label)} />
        </Field>
        <Field of={galleryPicture.albumType} />
        <Field of={galleryPicture.tags} check={validateTags} hint={t('carPages.tagsHint')} />
      </div>
      <Field
        of={IMAGES}
        check={validateImages}
        hint={t(is(album, albumType.wallpaper) ? 'carPages.wallpaperHint' : 'carPages.picturesHint')}
      >
        <GalleryFiles wallpaper={is(album, albumType.wallpaper)} max={MAX} label={t(IMAGES.label)} />
      </Field>
    </>
  )
}

export const AddPictures = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open={open}
      asWindow
      width={860}
      title={t('carPages.addPictures')}
      name="galleryPictures"
      initial={{ images: [], tags: [], modelCode: '' }}
      onClose={onClose}
      done={t('carPages.picturesAdded')}
      save={({ images, ...values }) =>
        carGallery.savePicture({
          ...values,
          scene: picScene.gallery,
          images: images.map(({ url }) => url),
          titles: images.map(({ title }) => title.trim()),
        })
      }
    >
      {({ Field }) => <Fields Field={Field} />}
    </FormPanel>
  )
}
