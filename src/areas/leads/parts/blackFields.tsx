import type { SendForm } from '@/api/call'
import * as files from '@/api/files'
import { type Field as EntityField, f } from '@/entities/field'
import type { StoredFile } from '@/entities/shared/file'
import { Field } from '@/kit/form/Form'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useT } from '@/locales'

const FAKE = 2
const OTHER = 9
const MOST = 3
const remark = { ...f.longtext({ max: 200 }), key: 'remark', label: 'clue.remark' } as const
const images = { ...f.images(), key: 'images', label: 'leads.evidence' } as const

/** Uploads some pictures one by one, by the call that takes a single file. */
const uploadEach: SendForm<StoredFile[]> = (form, options) =>
  Promise.all(
    form.getAll('files').map((file) => {
      const one = new FormData()
      one.append('file', file)
      return files.upload(one, options)
    }),
  )

/** What else is to be said of a blocked number: a must where the reason is "other". */
export const Remark = ({ reason }: { reason: EntityField }) => {
  const t = useT()
  return (
    <Field
      of={remark}
      needs={[reason]}
      check={(value, all) => (Number(all[reason.key]) === OTHER && !String(value ?? '').trim() ? t('rule.enter', { field: t(remark.label) }) : undefined)}
    />
  )
}

/** What proves that a dealer blocks a number rightly, up to three pictures: a must where the lead is said to be a fake. */
export const Evidence = ({ reason }: { reason: EntityField }) => {
  const t = useT()
  return (
    <Field
      of={images}
      needs={[reason]}
      check={(value, all) => (Number(all[reason.key]) === FAKE && !(Array.isArray(value) && value.length) ? t('leads.evidenceMissing') : undefined)}
    >
      <ImagesBox to={uploadEach} drop={(file) => files.remove(file, { quiet: true })} max={MOST} label={t(images.label)} />
    </Field>
  )
}
