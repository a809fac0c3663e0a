import '../dealerCampaigns.css'
import { type ReactNode, useRef, useState } from 'react'
import * as activities from '@/api/marketing/activities'
import type { DealerActivityInput } from '@/api/marketing/activities'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import type { StoredFile } from '@/entities/shared/file'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormApi, FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Fields } from './Fields'
import { Page } from './Page'
import { type Draft, draftOf, inputOf, takenFrom, wouldLose } from './inputs'
import { SHELF } from './useMoves'

/** Copies the values of a headquarters campaign into the form; `question` confirms first if input would be lost. */
const useTakeOver = ({ form, body }: FormApi<Draft>): { chooseHost: (id: string) => void; question: ReactNode } => {
  const t = useT()
  const [offered, setOffered] = useState<ReturnType<typeof takenFrom>>()
  const take = (taken: ReturnType<typeof takenFrom>) => {
    form.setFieldsValue(taken)
    body.onValues()
    setOffered(undefined)
  }
  const chooseHost = (id: string) => {
    if (id === '') return
    void activities.get({ id }).then(
      (host) => {
        // Another campaign may have been chosen in the meantime.
        if (form.getFieldValue('hostId') !== id) return
        const taken = takenFrom(host)
        if (wouldLose(form.getFieldsValue(true), taken)) setOffered(taken)
        else take(taken)
      },
      // The error has been shown; the form stays unchanged.
      () => undefined,
    )
  }
  const question = (
    <ConfirmDialog
      question={
        offered && {
          title: t('dealerActivities.takeOverAsk'),
          effect: t('dealerActivities.takeOverEffect'),
          okText: t('dealerActivities.takeOver'),
        }
      }
      busy={false}
      onCancel={() => setOffered(undefined)}
      onOk={() => offered && take(offered)}
    />
  )
  return { chooseHost, question }
}

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

export const CampaignForm = ({ row }: { row?: DealerActivity }) => {
  const t = useT()
  const may = useMay()
  const isDraft = row === undefined || is(row.status, dealerActivityStatus.draft)
  const pictures = useRef<StoredFile[]>([])
  /** Removes uploaded images that are no longer part of the text. A failure only leaves an unused file. */
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
