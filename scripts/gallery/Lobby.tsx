import { useState } from 'react'
import { Button } from '../../runtime/ui/Button'
import { ChipRow } from '../../runtime/ui/ChipRow'
import { Footer } from '../../runtime/ui/Footer'
import { GameCard } from '../../runtime/ui/GameCard'
import { Hero } from '../../runtime/ui/Hero'
import { IconButton } from '../../runtime/ui/IconButton'
import { type CardShape, Lane } from '../../runtime/ui/Lane'
import { Marquee } from '../../runtime/ui/Marquee'
import { Page } from '../../runtime/ui/Page'
import { TopBar } from '../../runtime/ui/TopBar'
import { art } from './art'
import { Brand, Places, type ScreenProps } from './frame'
import type { Words } from './words'

const sizes: Record<CardShape, readonly [number, number]> = {
  portrait: [300, 400],
  wide: [480, 300],
  square: [300, 300],
}

function Games({
  words,
  shape,
  from,
  notes,
}: {
  words: Words
  shape: CardShape
  from: number
  notes?: boolean
}) {
  return words.games.map((title, place) => (
    <GameCard
      key={title}
      title={title}
      vendor="Example Studio"
      shape={shape}
      image={place === 2 && shape === 'portrait' ? undefined : art(from + place, ...sizes[shape])}
      badge={
        place === 0
          ? { text: 'Hot', tone: 'danger', icon: 'fire' }
          : place === 1
            ? { text: 'New', tone: 'accent' }
            : undefined
      }
      footnote={notes ? `00:1${place}:24` : undefined}
      href="#"
    />
  ))
}

/** Hero, marquee, chips, lanes and footer as a visitor meets them. */
export function Lobby({ words, logo }: ScreenProps) {
  const [slide, setSlide] = useState(0)
  const [category, setCategory] = useState('lottery')
  const categories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
  const visitor = (
    <>
      <IconButton icon="globe" label={words.language} />
      <Button size="s" variant="text">
        {words.logIn}
      </Button>
      <Button size="s">{words.register}</Button>
    </>
  )
  return (
    <Page bleed top={<TopBar logo={<Brand logo={logo} />} end={visitor} />} bottom={<Places words={words} />}>
      <Hero
        label={words.offer}
        index={slide}
        onIndexChange={setSlide}
        dotLabel={(index) => `${index + 1}`}
        control={<IconButton icon="pause" label="pause" />}
        slides={[
          {
            id: 'a',
            title: words.offer,
            text: words.offerText,
            action: words.play,
            href: '#',
            image: art(5, 640, 280),
          },
          { id: 'b', title: words.hello, text: words.subtitle, href: '#' },
          { id: 'c', alt: words.live, href: '#', image: art(12, 640, 280) },
        ]}
      />
      <Marquee text={words.notice} pauseLabel="pause" playLabel="play" />
      <ChipRow
        label={words.popular}
        active={category}
        onSelect={setCategory}
        items={categories.map((id) => ({
          id,
          icon: id,
          label: id === 'lottery' ? words.lottery : words.live,
        }))}
      />
      <Lane
        title={words.lottery}
        icon="lottery"
        shape="square"
        count="6"
        seeAll={{ label: words.all, href: '#' }}
      >
        {Games({ words, shape: 'square', from: 20, notes: true })}
      </Lane>
      <Lane title={words.popular} icon="fire" count="128" seeAll={{ label: words.all, href: '#' }}>
        {Games({ words, shape: 'portrait', from: 1 })}
      </Lane>
      <Lane title={words.live} icon="live" shape="wide" seeAll={{ label: words.all, href: '#' }}>
        {Games({ words, shape: 'wide', from: 40 })}
      </Lane>
      <Footer
        linksLabel={words.support}
        links={[
          { id: 'a', label: words.support, href: '#' },
          { id: 'b', label: words.age, href: '#', external: true },
        ]}
        age={{ mark: '18+', text: words.age }}
        licence={words.licence}
      />
    </Page>
  )
}
