import { useQueryClient } from '@tanstack/react-query'
import * as socialActivities from '@/api/community/socialActivities'
import type { VoteInput } from '@/api/community/socialActivities'
import { ApiError } from '@/api/error'
import { checkType } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { stageStatus } from '@/entities/community/shared'
import type { Vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { CANCELLED } from '@/kit/data/useAction'
import { FormScreen } from '@/kit/form/FormScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TemplateTools } from '../../activities/TemplateTools'
import { useCheck } from '../../activities/useCheck'
import { useSavedPage } from '@/kit/page/savedPage'
import { VoteFields } from './VoteFields'
import { Options } from './Options'
import { Rules } from './Rules'
import { presetOf } from './voteValues'
import { isBegun } from './voteActions'
import { VotePhone } from './VotePhone'

interface OpenFormProps {
  /** Name under which drafts are stored. */
  name: string
  initial: VoteInput
  row?: Vote
}

/**
 * Form of a vote. Once people vote, only the end, texts, cover and visibility of the result can change, and options
 * can be appended.
 */
export const OpenForm = ({ name, initial, row }: OpenFormProps) => {
  const t = useT()
  const may = useMay()
  const client = useQueryClient()
  const onSaved = useSavedPage()
  const { demand, window } = useCheck()
  const begun = row !== undefined && isBegun(row)
  const isOut = !row || is(row.status, stageStatus.draft, stageStatus.down)
  return (
    <>
      <FormScreen<VoteInput>
        name={name}
        row={row}
        initial={initial}
        draft={isOut}
        create={async (input, options) =>
          (await demand(checkType.vote, input)) ? socialActivities.createVote(input, options) : CANCELLED
        }
        update={async (changed, options, { values }) => {
          if (!(await demand(checkType.vote, { ...values, id: changed.id }))) return CANCELLED
          try {
            return await socialActivities.updateVote(changed, options)
          } catch (error) {
            // Voting may have begun in the meantime, so reload to see what can still change.
            if (error instanceof ApiError && Object.keys(error.fields).length === 0) void client.invalidateQueries()
            throw error
          }
        }}
        read={socialActivities.getVote}
        publish={
          isOut &&
          may('socialActivities.shelveVote') && {
            label: 'votes.saveUp',
            run: (id, options) => socialActivities.shelveVote({ id, status: 1 }, options),
            done: t('activities.isUp'),
          }
        }
        done={t('community.saved')}
        onSaved={onSaved}
        phone={(values) => <VotePhone of={values} />}
      >
        {({ Field, ...api }) => (
          <>
            <TemplateTools
              api={api}
              bizType={templateType.vote}
              isNew={!row}
              kept={() => {
                const values: VoteInput = api.form.getFieldsValue(true)
                return { content: presetOf(values), cover: values.cover }
              }}
            />
            <VoteFields Field={Field} begun={begun} />
            <Options Field={Field} kept={begun ? row.options.length : 0} />
            <Rules Field={Field} begun={begun} row={row} />
          </>
        )}
      </FormScreen>
      {window}
    </>
  )
}
