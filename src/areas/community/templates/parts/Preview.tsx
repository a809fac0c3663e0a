import type { ActivityTemplate } from '@/entities/community/activityTemplate'
import { templateType } from '@/entities/community/activityTemplate'
import { is } from '@/entities/field'
import { Dialog } from '@/kit/dialog/dialog'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { SignPhone } from '../../checkIns/parts/SignPhone'
import { EnrollPhone } from '../../enrolments/parts/EnrollPhone'
import { presetValues } from '../../enrolments/parts/values'
import { initialBy } from '../../votes/parts/values'
import { VotePhone } from '../../votes/parts/VotePhone'
import { initialOf } from './values'

/** What a new activity of a template looks like in the app. */
export const Preview = ({ row, onClose }: { row: ActivityTemplate; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog
      open
      width={460}
      title={t('templates.previewOf', { name: plain(row.templateName) || plain(row.id) })}
      onClose={onClose}
    >
      {is(row.bizType, templateType.enroll) && <EnrollPhone of={{ cover: row.cover, ...presetValues(row.content) }} />}
      {is(row.bizType, templateType.vote) && <VotePhone of={{ cover: row.cover, ...initialBy(row.content) }} />}
      {is(row.bizType, templateType.sign) && (
        <SignPhone
          // It shows what is there, codes that it does not know too.
          of={{ cover: row.cover, ...initialOf(row) } as Parameters<typeof SignPhone>[0]['of']}
          sessions={null}
        />
      )}
    </Dialog>
  )
}
