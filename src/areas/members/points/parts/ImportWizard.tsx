import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Form as AntForm, Progress, Space, Steps, Upload } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { SendOptions } from '@/api/client'
import { isAborted } from '@/api/error'
import * as pointImports from '@/api/members/pointImports'
import { notify } from '@/api/notices'
import type { Progress as Sent } from '@/api/transport'
import { is, withStates } from '@/entities/field'
import { importStatus, pointImport, type PointImport } from '@/entities/members/pointImport'
import { pointSide, poolType } from '@/entities/members/pointEnums'
import { type PointPool, pointPool } from '@/entities/members/pointPool'
import { CANCELLED, useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Panel } from '@/kit/dialog/dialog'
import { downloadFile } from '@/kit/files/files'
import { checkSheet } from '@/kit/files/sheet'
import { accepting, firstOnly } from '@/kit/form/dropped'
import { FormBody, useForm } from '@/kit/form/Form'
import { useRequestNo } from '@/kit/form/requestNo'
import { useConfirmFirst } from '@/kit/form/useConfirmFirst'
import { useClosing } from '@/kit/form/useClosing'
import { useScreen } from '@/kit/page/screen'
import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { runJob } from '@/session/jobs'
import { CheckedRows, failedIn } from './CheckedRows'
import { ImportOutcome } from './ImportRows'

const COLUMNS = ['手机号', '姓名', '积分', '有效期（天）', '备注']
const MAX_ROWS = 10_000
/** Number and interval of polls after an import was cancelled, until the server has stopped. */
const LOOKS = 6
const LOOK_MS = 400

interface Choice {
  side: PointImport['side']
  changeType: PointImport['changeType']
  poolType: PointPool['poolType']
  remark: string
}
type Kind = Pick<Choice, 'side' | 'changeType' | 'poolType'>
const SECRET = ['side', 'changeType', 'poolType', 'remark'] as const
const CHOSEN = ['side', 'changeType', 'poolType'] as const
const POOL = {
  ...withStates({ ...pointPool.poolType, required: true }, (code) => code !== poolType.app),
  label: 'points.payingPool',
} as const
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Returns the newest batch of a file. */
const newestOf = async ({ name }: File, choice: Pick<Choice, 'side' | 'changeType'>) => {
  const { records } = await pointImports.list(
    { fileName: name, ...choice, pageNo: 1, pageSize: 20, sortField: 'createTime', sortOrder: 'desc' },
    { quiet: true },
  )
  return records.find(
    (row) => row.fileName === name && is(row.side, choice.side) && is(row.changeType, choice.changeType),
  )
}

export const TemplateButton = () => {
  const t = useT()
  const { act, busy } = useAction()
  const save = () => downloadFile(pointImports.downloadTemplate, { code: 'importIntegral' })
  return (
    <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void act(save, { keep: true })}>
      {t('import.template')}
    </Button>
  )
}

/**
 * Imports points by file: choose, check on the server, import, result. Only the checked file is imported, and only
 * once.
 */
export const ImportWizard = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { number, count } = useFormats()
  const { setQuery } = useScreen()
  const checking = useAction()
  const controller = useRef(new AbortController())
  const [step, setStep] = useState(0)
  const [file, setFile] = useState<File>()
  const newest = useRef<File>(undefined)
  const [fault, setFault] = useState('')
  const [checked, setChecked] = useState<{ of: string; file: File; answer: pointImports.ImportCheck }>()
  const [seen, setSeen] = useState(false)
  const [progress, setProgress] = useState<Sent>()
  const [result, setResult] = useState<pointImports.ImportResult>()
  const [leaving, setLeaving] = useState(false)
  const [stopping, setStopping] = useState(false)
  const requestNo = useRequestNo(checked?.answer.checkNo)

  const formOf = (chosen: File, { side, changeType, poolType: pool }: Kind, more: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('file', chosen)
    const values = { side, changeType, ...(is(side, pointSide.staff) && { poolType: pool }), ...more }
    for (const [key, value] of Object.entries(values)) form.append(key, String(value))
    return form
  }
  /** Sends as a job that can be cancelled here and in the job tray. */
  const send = <T,>(title: string, work: (options: SendOptions) => Promise<T>) => {
    controller.current = new AbortController()
    setProgress(undefined)
    const run = (options: SendOptions) =>
      work({
        ...options,
        onProgress: (now) => {
          options.onProgress?.(now)
          setProgress(now)
        },
      })
    return runJob(title, 'upload', run, controller.current.signal)
  }
  /** Returns the batch of an aborted import once the server has stopped; undefined if there is none. */
  const stopped = async (chosen: File, choice: Kind, before: PointImport | undefined) => {
    let batch: PointImport | undefined
    for (let look = 0; look < LOOKS; look++) {
      await wait(LOOK_MS)
      batch = await newestOf(chosen, choice).catch(() => batch)
      if (batch?.importId === before?.importId) batch = undefined
      if (batch && !is(batch.status, importStatus.running)) break
    }
    return batch
  }
  const save = async ({ remark, ...choice }: Choice) => {
    if (!file || !checked) return CANCELLED
    const before = await newestOf(file, choice)
    const form = formOf(file, choice, { checkNo: checked.answer.checkNo, remark, requestNo })
    try {
      setResult(
        await send(t('points.importing', { name: file.name }), (options) => pointImports.importFile(form, options)),
      )
      notify('success', t('points.importDone'))
    } catch (error) {
      if (!isAborted(error)) throw error
      setStopping(true)
      const batch = await stopped(file, choice, before)
      setStopping(false)
      notify(
        'warning',
        batch ? t('points.importCancelled', { rows: count(batch.successCount) }) : t('import.cancelled'),
      )
      // No row was booked, so the same file can be sent again.
      if (!batch) return CANCELLED
      setResult({
        importId: batch.importId,
        successCount: numberIn(batch.successCount),
        failCount: numberIn(batch.failCount),
      })
    }
    setStep(3)
    return undefined
  }
  const api = useForm<Choice>({
    name: 'points.import',
    initial: { side: pointSide.staff, poolType: poolType.headquarters },
    secret: SECRET,
    save,
  })
  const { confirmFirst, confirmation } = useConfirmFirst(api)
  const { close, question } = useClosing(api, t('points.importTitle'), onClose)
  const { show } = api
  const isChecked = checked !== undefined
  // The focused element was removed with the previous step.
  useEffect(() => {
    if (step === 2) show('remark')
    else if (step === 0 && isChecked) show('side')
  }, [step, isChecked, show])
  const side = AntForm.useWatch('side', api.form)
  // The pool that an App import does not ask for may still hold what was chosen before.
  const kindOf = (choice: Partial<Choice>) =>
    JSON.stringify([choice.side, choice.changeType, is(choice.side, pointSide.staff) && choice.poolType])
  const [changeType, pool] = [AntForm.useWatch('changeType', api.form), AntForm.useWatch('poolType', api.form)]
  const isValid = checked?.file === file && checked?.of === kindOf({ side, changeType, poolType: pool })
  const busy = checking.busy || api.busy

  const choose = async (chosen: File) => {
    newest.current = chosen
    setFile(chosen)
    setFault('')
    const local = await checkSheet(chosen, COLUMNS, { max: MAX_ROWS, apart: true })
    if (newest.current === chosen) setFault(local.ok ? '' : local.message)
  }
  const check = async () => {
    if (!file) setFault(t('points.chooseFile'))
    if (!(await api.check(CHOSEN)) || !file || fault) return
    const choice = api.form.getFieldsValue(true)
    const title = t('points.checking', { name: file.name })
    await checking.act(
      async () => {
        try {
          const answer = await send(title, (options) => pointImports.check(formOf(file, choice), options))
          setChecked({ of: kindOf(choice), file, answer })
          setSeen(false)
          setStep(1)
        } catch (error) {
          if (!isAborted(error)) throw error
        }
      },
      { keep: true },
    )
  }
  const answer = checked?.answer
  const hasFailed = answer !== undefined && failedIn(answer) > 0
  const isReady = isValid && !hasFailed && (!answer?.importedTime || seen)
  const submit = () =>
    void confirmFirst(() => {
      const points = numberIn(answer?.totalPoints)
      const values = {
        people: count(answer?.totalCount ?? answer?.rows.length),
        points: points === null ? DASH : number(Math.abs(points)),
      }
      const isTaking = points !== null && points < 0
      return {
        title: t(isTaking ? 'points.takeAsk' : 'points.importAsk', values),
        effect: t('points.importEffect'),
        okText: t('import.start'),
        danger: points === null || isTaking,
      }
    }, api.submit)
  const next = [check, () => setStep(2), submit][step]
  const uploaded =
    progress?.direction === 'up' && progress.total ? Math.round((progress.loaded / progress.total) * 100) : 0
  const leave = () => {
    controller.current.abort()
    close()
  }
  const finish = () => {
    onClose()
    setQuery({ tab: 'import', mode: undefined, record: undefined }, true)
  }
  return (
    <Panel
      open
      title={t('points.importTitle')}
      width={1180}
      onClose={api.busy ? () => setLeaving(true) : leave}
      footer={
        <Space>
          {busy ? (
            <Button loading={stopping} onClick={() => controller.current.abort()}>
              {t(api.busy ? 'import.leaveOk' : 'points.cancelCheck')}
            </Button>
          ) : (
            step < 3 && <Button onClick={close}>{t('kit.cancel')}</Button>
          )}
          {!busy && (step === 1 || step === 2) && (
            <Button autoFocus={hasFailed} onClick={() => setStep(step - 1)}>
              {t('kit.stepBack')}
            </Button>
          )}
          {step === 3 ? (
            <Button key="finish" autoFocus type="primary" onClick={finish}>
              {t('points.finish')}
            </Button>
          ) : (
            <Button type="primary" loading={busy} disabled={step > 0 && !isReady} onClick={() => next?.()}>
              {t((['points.check', 'kit.stepNext', 'import.start'] as const)[step] ?? 'kit.ok')}
            </Button>
          )}
        </Space>
      }
    >
      <FormBody {...api.body} onFinish={() => (step === 0 || isReady ? next?.() : undefined)}>
        <Steps
          size="small"
          current={step}
          className="space-below"
          items={(['import.stepChoose', 'import.stepCheck', 'list.import', 'import.stepResult'] as const).map(
            (key) => ({
              title: t(key),
            }),
          )}
        />
        <div hidden={step !== 0}>
          <api.Field of={pointImport.side} disabled={busy} />
          <api.Field of={pointImport.changeType} disabled={busy} />
          {is(side, pointSide.staff) && <api.Field of={POOL} disabled={busy} hint={t('points.poolHint')} />}
          <p>
            <TemplateButton />
          </p>
          <Upload.Dragger
            accept={accepting('.xls,.xlsx')}
            onDrop={firstOnly}
            disabled={busy}
            showUploadList={false}
            beforeUpload={(chosen) => (void choose(chosen), false)}
            aria-label={t('import.stepChoose')}
          >
            <p className="ant-upload-drag-icon">
              <InboxOutlined />
            </p>
            <p className="ant-upload-text">{file ? <bdi>{file.name}</bdi> : t('import.drop')}</p>
            <p className="ant-upload-hint">{t('import.limits', { max: number(MAX_ROWS) })}</p>
          </Upload.Dragger>
          {fault && <Alert type="error" showIcon className="space-above-sm" title={fault} />}
          {checked && !isValid && (
            <Alert type="warning" showIcon className="space-above-sm" title={t('points.recheck')} />
          )}
        </div>
        {step === 1 && answer && <CheckedRows check={answer} seen={seen} onSeen={setSeen} />}
        {step === 2 && (
          <>
            <p>
              <bdi>{file?.name}</bdi>
            </p>
            <api.Field of={pointImport.remark} disabled={busy} hint={t('points.remarkShown')} />
          </>
        )}
        {busy && (
          <div role="status">
            <p>{t(uploaded === 100 ? 'import.working' : 'points.sending')}</p>
            <Progress percent={uploaded} status="active" aria-label={t('points.sending')} />
          </div>
        )}
      </FormBody>
      {step === 3 && result && <ImportOutcome result={result} />}
      {question}
      {confirmation}
      <ConfirmDialog
        question={
          leaving && api.busy
            ? { title: t('import.leave'), effect: t('import.leaveEffect'), danger: true, okText: t('import.leaveOk') }
            : undefined
        }
        busy={false}
        onCancel={() => setLeaving(false)}
        onOk={() => {
          setLeaving(false)
          controller.current.abort()
          onClose()
        }}
      />
    </Panel>
  )
}
