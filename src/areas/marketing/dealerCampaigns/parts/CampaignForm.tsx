import '../dealerCampaigns.css'
import { useRef } from 'react'
import * as activities from '@/api/marketing/activities'
import type { DealerActivityInput } from '@/api/marketing/activities'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import type { StoredFile } from '@/entities/shared/file'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Fields } from './Fields'
import { type Draft, draftOf, inputOf } from './inputs'
import { Page } from './Page'
import { SHELF } from './useMoves'
import { useTakeOver } from './useTakeOver'
import type { FormField } from '@/kit/form/Form'

const NEW: Draft = { joinLimit: 0 }

const OwnFields = ({
  Field,
  api,
  row,
  onUploaded,
}: {
  Field: FormField<Draft>
  api: FormApi<Draft>
  row?: DealerActivity
  onUploaded: (added: readonly StoredFile[]) => void
}) => {
  const { chooseHost, question } = useTakeOver(api)
  return (
    <>
      <Fields Field={Field} row={row} chooseHost={chooseHost} onUploaded={onUploaded} />
      {question}
    </>
  )
}

/** The form of a campaign: a new one, a draft, or one that was published, of which only some can change. */
export const CampaignForm = ({ row }: { row?: DealerActivity }) => {
  const t = useT()
  const may = useMay()
  const isDraft = row === undefined || is(row.status, dealerActivityStatus.draft)
  const pictures = useRef<StoredFile[]>([])
  /** Removes the pictures that were uploaded into a text and do not stand in it any more. A failure leaves a file behind, which harms nobody. */
  const sweep = (content = '') => {
    for (const { id, url } of pictures.current)
      if (!content.includes(`"${url}"`)) files.remove({ id }).catch(() => undefined)
    pictures.current = []
  }
  return (
    <FormScreen<Draft, DealerActivityInput>
      name="dealerActivity"
      row={row}
      initial={row ? draftOf(row) : NEW}
      input={inputOf}
      create={async (input, options) => {
        const made = await activities.create(input, options)
        sweep(input.content)
        return made
      }}
      whole
      update={async (input, options) => {
        await activities.update(input, options)
        sweep(input.content)
      }}
      draft={isDraft}
      done={t('dealerActivities.saved')}
      publish={
        isDraft &&
        may(SHELF) && {
          label: 'dealerActivities.publish',
          ask: ({ title }) => ({
            title: t('dealerActivities.publishAsk', { name: String(title) }),
            effect: t('dealerActivities.publishEffect'),
          }),
          run: (id, options) => activities.setDealerShelf({ id, status: dealerActivityStatus.upcoming }, options),
          done: t('dealerActivities.published'),
        }
      }
      phone={(values) => <Page row={values} />}
    >
      {(api) => (
        <OwnFields Field={api.Field} api={api} row={row} onUploaded={(added) => pictures.current.push(...added)} />
      )}
    </FormScreen>
  )
}
