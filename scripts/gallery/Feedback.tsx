import { useState } from 'react'
import { qrCode } from '../../runtime/rules/content/qrCode'
import { Button } from '../../runtime/ui/actions/Button'
import { IconButton } from '../../runtime/ui/actions/IconButton'
import { DialogPanel } from '../../runtime/ui/dialogs/DialogPanel'
import { Sheet } from '../../runtime/ui/dialogs/Sheet'
import { EmptyState } from '../../runtime/ui/feedback/EmptyState'
import { ErrorState } from '../../runtime/ui/feedback/ErrorState'
import { Message } from '../../runtime/ui/feedback/Message'
import { Progress } from '../../runtime/ui/feedback/Progress'
import { SkeletonForm } from '../../runtime/ui/feedback/SkeletonForm'
import { SkeletonHero } from '../../runtime/ui/feedback/SkeletonHero'
import { SkeletonLane } from '../../runtime/ui/feedback/SkeletonLane'
import { SkeletonList } from '../../runtime/ui/feedback/SkeletonList'
import { Toast } from '../../runtime/ui/feedback/Toast'
import { Card } from '../../runtime/ui/layout/Card'
import { LanguageList } from '../../runtime/ui/lists/LanguageList'
import { Steps } from '../../runtime/ui/lists/Steps'
import { Avatar } from '../../runtime/ui/media/Avatar'
import { Carousel } from '../../runtime/ui/media/Carousel'
import * as icons from '../../runtime/ui/media/icons'
import { ProfileIcon } from '../../runtime/ui/media/ProfileIcon'
import { QrCode } from '../../runtime/ui/media/QrCode'
import { RichText } from '../../runtime/ui/text/RichText'
import { Examples, Section } from './Section'
import type { SampleBrand } from './sampleBrand'
import type { SampleTexts } from './sampleTexts'

const tones = ['info', 'success', 'warning', 'danger'] as const

interface FeedbackProps {
  words: SampleTexts
  brand: SampleBrand
}

function Announcements({ words }: { words: SampleTexts }) {
  const [index, setIndex] = useState(0)
  const slides = [words.offerText, words.emptyText, words.errorText].map((text) => ({
    id: text,
    content: (
      <RichText>
        <div>
          <h4>{words.offer}</h4>
          <p>{text}</p>
        </div>
      </RichText>
    ),
  }))
  return (
    <DialogPanel title={words.notice} onClose={() => undefined} closeLabel={words.close}>
      <Carousel
        label={words.notice}
        slides={slides}
        index={index}
        onIndexChange={setIndex}
        positionLabel={(position) => `${position + 1} / ${slides.length}`}
        previousLabel="&lt;"
        nextLabel="&gt;"
        control={<IconButton icon={icons.pause} label={words.hide} />}
      />
    </DialogPanel>
  )
}

function DialogsAndSheets({ words, brand }: FeedbackProps) {
  const [language, setLanguage] = useState(brand.languages[0]?.code ?? '')
  const close = () => undefined
  return (
    <>
      <Section title="Dialog">
        <div className="Gallery-mask">
          <DialogPanel
            title={words.errorTitle}
            onClose={close}
            closeLabel={words.close}
            actions={
              <>
                <Button variant="text">{words.support}</Button>
                <Button>{words.retry}</Button>
              </>
            }
          >
            <p>{words.errorText}</p>
          </DialogPanel>
        </div>
      </Section>
      <Section title="Dialog with pages">
        <div className="Gallery-mask">
          <Announcements words={words} />
        </div>
      </Section>
      <Section title="Sheet">
        <div className="Gallery-mask">
          <Sheet title={words.language} onClose={close} closeLabel={words.close}>
            <LanguageList
              label={words.language}
              languages={brand.languages}
              current={language}
              onSelect={setLanguage}
            />
          </Sheet>
        </div>
      </Section>
    </>
  )
}

function LoadingStates({ words, brand }: FeedbackProps) {
  return (
    <>
      <Section title="Skeletons" frame>
        <SkeletonHero />
        <SkeletonLane shape="square" />
        <SkeletonLane />
        <div className="Gallery-body">
          <SkeletonList rows={2} />
          <SkeletonForm />
        </div>
      </Section>
      <Section title="Progress, steps and codes">
        <Progress label={words.welcome} />
        <Steps title={words.offer} steps={[words.register, words.deposit, words.offerText]} />
        <Examples>
          <div className="Gallery-code">
            <QrCode {...qrCode('https://www.example.com/m/register?r=R100241')} label={words.offer} />
          </div>
        </Examples>
        <Examples>
          {brand.memberNames.slice(0, 8).map((name) => (
            <Avatar key={name} seed={name} name={name} />
          ))}
        </Examples>
        <Examples>
          {Array.from({ length: 10 }, (_, icon) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the picture
            <ProfileIcon key={icon} icon={icon} />
          ))}
        </Examples>
      </Section>
    </>
  )
}

/** Notices, dialogs, loading states and errors. */
export function Feedback({ words, brand }: FeedbackProps) {
  return (
    <>
      <Section title="Messages and toasts">
        {tones.map((tone) => (
          <Message
            key={tone}
            tone={tone}
            title={words.offer}
            onClose={() => undefined}
            closeLabel={words.close}
          >
            {words.errorText}
          </Message>
        ))}
        {tones.map((tone) => (
          <Toast key={tone} tone={tone} text={words.saved} />
        ))}
      </Section>
      <DialogsAndSheets words={words} brand={brand} />
      <Section title="Empty and error states">
        <Card>
          <EmptyState title={words.emptyTitle} text={words.emptyText} icon="search" />
        </Card>
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          icon={icons.offline}
          code="E-502-7F3A"
          retry={{ label: words.retry, onClick: () => undefined }}
          support={{ label: words.support, href: '#' }}
        />
      </Section>
      <LoadingStates words={words} brand={brand} />
    </>
  )
}
