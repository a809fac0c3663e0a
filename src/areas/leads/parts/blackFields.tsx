import * as files from '@/api/system/files'
import { uploadEach } from '@/business/uploadEach'
import { f, type Field as EntityField, is } from '@/entities/field'
import { blackReason } from '@/entities/leads/enums'
import type { DealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { PhoneBlack } from '@/entities/leads/phoneBlack'
import type { FormField } from '@/kit/form/Form'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useT } from '@/locales'

const MAX = 3
const remark = { ...f.longtext({ max: 200 }), key: 'remark', label: 'clue.remark' } as const
const images = { ...f.images(), key: 'images', label: 'leads.evidence' } as const

/** What else is to be said of a blocked number: a must where the reason is "other". */
export const Remark = ({
  Field,
  reason,
}: {
  Field: FormField<Pick<PhoneBlack, 'reason' | 'remark'>>
  reason: EntityField<'reason'>
}) => {
  const t = useT()
  return (
    <Field
      of={remark}
      needs={[reason]}
      check={(value, all) =>
        is(all.reason, blackReason.other) && !String(value ?? '').trim()
          ? t('rule.enter', { field: t(remark.label) })
          : undefined
      }
    />
  )
}

/** What proves that a dealer blocks a number rightly, up to three pictures: a must where the lead is said to be a fake. */
export const Evidence = ({
  Field,
  reason,
}: {
  Field: FormField<Pick<DealerPhoneBlack, 'reason' | 'images'>>
  reason: EntityField<'reason'>
}) => {
  const t = useT()
  return (
    <Field
      of={images}
      needs={[reason]}
      check={(value, all) =>
        is(all.reason, blackReason.fake) && !(Array.isArray(value) && value.length)
          ? t('leads.evidenceMissing')
          : undefined
      }
    >
      <ImagesBox to={uploadEach} drop={files.remove} max={MAX} label={t(images.label)} />
    </Field>
  )
}
