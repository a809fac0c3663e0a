import { Flex, Skeleton } from 'antd'
import * as policies from '@/api/system/policies'
import { type Policy, policy } from '@/entities/system/policy'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { Reading } from './Reading'

/** One version in a drawer, to be read, with what can be done with it. */
export const PolicyView = ({
  id,
  actionsOf,
  onClose,
}: {
  id: string
  actionsOf: (row: Policy) => readonly (Action | false)[]
  onClose: () => void
}) => {
  const t = useT()
  const { data, error, retry } = useLoad(policies.get.query({ id }, { quiet: true }), { keep: false })
  return (
    <Panel
      open
      width={960}
      title={
        data ? (
          <Flex gap={8} align="center" wrap>
            <bdi>
              {data.title} {data.versionNo}
            </bdi>
            <StatusTag field={policy.status} value={data.status} />
          </Flex>
        ) : (
          t('policies.view')
        )
      }
      footer={
        data && (
          <Actions items={actionsOf(data).filter((action) => action && action.label !== 'policies.view')} max={4} />
        )
      }
      onClose={onClose}
    >
      {data ? (
        <Reading row={data} />
      ) : error ? (
        <Failed error={error} retry={retry} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Panel>
  )
}
