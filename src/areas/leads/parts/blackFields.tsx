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

/** Remark on a blocked number. Required if the reason is "other". */
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

/** Evidence for a number blocked by a dealer, up to three pictures. Required if the lead is reported as fake. */
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
