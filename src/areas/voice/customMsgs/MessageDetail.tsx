import * as customMsgs from '@/api/voice/customMsgs'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CustomMsgDetail, customMsg as fields, msgFailure, msgStatus } from '@/entities/voice/customMsg'
import { Chart } from '@/kit/chart/Chart'
import { usePoll } from '@/kit/data/poll'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { maskPhone, optionName, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ChannelFunnels } from './parts/ChannelFunnels'
import { MessageForm } from './parts/MessageForm'
import { nameOf } from './parts/messageName'
import { MessagePhone } from './parts/MessagePhone'
import { RuleText } from './parts/RuleText'
import { useMessageActions } from './parts/useMessageActions'

const EVERY_MS = 15_000
const ON_SCREEN = [customMsgs.get.method, customMsgs.get.path]
const isPushing = (answer: unknown) => isRecord(answer) && is(answer.status, msgStatus.pushing)

const Failures = ({ row: { failures } }: { row: CustomMsgDetail }) => {
  const t = useT()
  const counts = new Map<string, number>()
  for (const { failReason } of failures) {
    const reason = optionName(t, msgFailure.failReason, failReason)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const bars = [...counts].toSorted(([, one], [, other]) => other - one)
  return (
    <Card title={t('customMsgs.failures')}>
      {bars.length > 0 && (
        <Chart
          title={t('customMsgs.byReason', { n: failures.length })}
          of={t(msgFailure.failReason.label)}
          shape="bars"
          categories={bars.map(([reason]) => reason)}
          series={[{ name: t('customMsgs.deliveries'), values: bars.map(([, count]) => count) }]}
        />
      )}
      <FieldTable
        rows={failures}
        fields={[
          msgFailure.nickname,
          [msgFailure.phone, ({ phone }) => <span className="digits">{maskPhone(plain(phone))}</span>],
          msgFailure.channel,
          msgFailure.failReason,
          msgFailure.retryCount,
          msgFailure.pushTime,
        ]}
        empty={t('customMsgs.noFailures')}
      />
    </Card>
  )
}

/** One message: its form while it is new, later what became of it in each channel. There is no way to change it. */
export default function MessageDetail() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { of, windows } = useMessageActions()
  usePoll(ON_SCREEN, isPushing, EVERY_MS)
  return (
    <>
      <RecordScreen<CustomMsgDetail>
        load={customMsgs.get}
        title={nameOf}
        status={fields.status}
        create={head && may('customMsgs.create') && t('customMsgs.new')}
        edits={() => false}
        form={(_row, copied) => <MessageForm key={copied?.id ?? 'new'} copied={copied} />}
        actions={of}
        phone={(row) => <MessagePhone of={row} />}
        facts={(row) => [
          fields.id,
          fields.msgType,
          fields.channels,
          fields.content,
          ...(row.cover ? [fields.cover] : []),
          [fields.jumpType, <JumpText key="jump" row={{ ...row, jumpType: numberIn(row.jumpType) ?? undefined }} />],
          [fields.targetType, <RuleText key="rule" row={row} />],
          fields.sendTime,
          fields.targetCount,
          fields.successCount,
          fields.failCount,
          fields.clickCount,
          fields.failReason,
          fields.repushCount,
          fields.withdrawTime,
          fields.createBy,
          fields.createTime,
        ]}
      >
        {(row) => (
          <>
            <ChannelFunnels stats={row.channelStat} />
            <Failures row={row} />
          </>
        )}
      </RecordScreen>
      {windows}
    </>
  )
}
