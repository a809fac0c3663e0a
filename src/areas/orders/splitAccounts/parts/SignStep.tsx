import { Alert, Button, Space } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { Actions } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { LinkCard } from '@/kit/show/LinkCard'
import { openOutside } from '@/lib/external'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const EVERY_MS = 10_000
const FOR_MS = 5 * 60_000

/** Polls the provider for the signature every ten seconds, for five minutes from `from`, while the page is visible. */
const useSignedPoll = (id: string, from: number): void => {
  const client = useQueryClient()
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    try {
      await prorateAccounts.queryApplication({ id }, { quiet: true })
    } catch {
      // The next poll may succeed, and the user can refresh manually.
      return
    }
    const { method, path } = prorateAccounts.list
    await client.invalidateQueries({ queryKey: [method, path] })
  })
  // React runs no effects in a hidden console tab, so it does not poll.
  useEffect(() => {
    const timer = setInterval(() => {
      if (Date.now() - from > FOR_MS) clearInterval(timer)
      else void ask()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [from])
}

/** Agreement to sign: opened in a new tab, scanned as a QR code, or copied. Its address is requested anew each time. */
export const SignStep = ({ row: { id } }: { row: prorateAccounts.ProrateApplication }) => {
  const t = useT()
  const [from, setFrom] = useState(Date.now)
  const [url, setUrl] = useState('')
  const may = useMay()
  const { act, busy } = useAction()
  useSignedPoll(id, from)
  const sign = async () => {
    const answer = await prorateAccounts.getAgreementSignUrl({ id })
    setUrl(answer.url)
    setFrom(Date.now())
    openOutside(answer.url)
  }
  return (
    <Space orientation="vertical" size={12} className="full-width">
      <Alert type="info" showIcon title={t('account.signTitle')} description={t('account.signText')} />
      <Space wrap>
        {may('prorateAccounts.getAgreementSignUrl') && (
          <Button type="primary" loading={busy} onClick={() => void act(sign, { keep: true })}>
            {t('account.sign')}
          </Button>
        )}
        <Actions
          items={[
            {
              label: 'account.signed',
              can: 'prorateAccounts.queryApplication',
              run: () => prorateAccounts.queryApplication({ id }),
              done: t('account.asked'),
            },
          ]}
        />
      </Space>
      {url && (
        <>
          <p className="quiet">{t('account.signHint')}</p>
          <LinkCard url={url} />
        </>
      )}
    </Space>
  )
}
