/*
 * Plays the short films of the games. Attributes of a film's SVG move its parts. data-at lists positions as
 * "second:x,y,scale,turn,opacity". data-sway and data-bob give the size and the seconds of a swing. data-blink gives
 * the seconds between blinks. The script uses only ES2018, because old browsers run it.
 */
(function () {
  'use strict';

  var screen = document.getElementById('screen');
  var film = screen.querySelector('svg');
  var caption = document.getElementById('caption');
  var play = document.getElementById('play');
  var slider = document.getElementById('time');
  var clock = document.getElementById('clock');
  var length = Number(film.getAttribute('data-seconds'));
  var now = 0;
  var startedAt = null;

  function numbers(text) {
    return text.split(',').map(Number);
  }

  function partOf(node) {
    var at = node.getAttribute('data-at');
    return {
      node: node,
      at: (at || '0:0,0')
        .trim()
        .split(/\s+/)
        .map(function (one) {
          var pair = one.split(':');
          var place = numbers(pair[1]);
          return {
            second: Number(pair[0]),
            values: [place[0], place[1], orElse(place[2], 1), orElse(place[3], 0), orElse(place[4], 1)],
          };
        }),
      sway: numbers(node.getAttribute('data-sway') || '0,1'),
      bob: numbers(node.getAttribute('data-bob') || '0,1'),
      blink: Number(node.getAttribute('data-blink') || 0),
    };
  }

  function orElse(value, other) {
    return value === undefined ? other : value;
  }

  var parts = [].map.call(film.querySelectorAll('[data-at],[data-sway],[data-bob],[data-blink]'), partOf);
  var words = [].map.call(film.querySelectorAll('desc'), function (node) {
    return {
      from: Number(node.getAttribute('data-from')),
      to: Number(node.getAttribute('data-to')),
      text: node.textContent.trim(),
    };
  });

  function between(from, to, share) {
    var eased = share * share * (3 - 2 * share);
    return from.map(function (value, index) {
      return value + (to[index] - value) * eased;
    });
  }

  function placeAt(at, second) {
    var next = 0;
    while (next < at.length && at[next].second <= second) next += 1;
    if (next === 0) return at[0].values;
    if (next === at.length) return at[at.length - 1].values;
    var from = at[next - 1];
    var to = at[next];
    return between(from.values, to.values, (second - from.second) / (to.second - from.second));
  }

  function swing(pair, second) {
    return pair[0] * Math.sin((2 * Math.PI * second) / pair[1]);
  }

  function draw(second) {
    parts.forEach(function (part) {
      var place = placeAt(part.at, second);
      part.node.setAttribute(
        'transform',
        'translate(' +
          place[0].toFixed(2) +
          ' ' +
          (place[1] + swing(part.bob, second)).toFixed(2) +
          ') rotate(' +
          (place[3] + swing(part.sway, second)).toFixed(2) +
          ') scale(' +
          place[2].toFixed(3) +
          ')',
      );
      var light = part.blink === 0 ? 1 : 0.55 + 0.45 * Math.sin((2 * Math.PI * second) / part.blink);
      part.node.setAttribute('opacity', (place[4] * light).toFixed(2));
    });
    var said = words.filter(function (word) {
      return second >= word.from && second < word.to;
    })[0];
    var text = said ? said.text : '';
    if (caption.textContent !== text) caption.textContent = text;
    slider.value = String(second);
    clock.textContent = Math.floor(second / 60) + ':' + ('0' + Math.floor(second % 60)).slice(-2);
  }

  function show(state) {
    screen.setAttribute('data-state', state);
    play.setAttribute('data-state', state);
    var name = state === 'playing' ? 'data-pause' : now >= length ? 'data-again' : 'data-play';
    play.setAttribute('aria-label', play.getAttribute(name));
  }

  function step(at) {
    if (screen.getAttribute('data-state') !== 'playing') return;
    if (startedAt === null) startedAt = at - now * 1000;
    now = Math.min((at - startedAt) / 1000, length);
    draw(now);
    if (now >= length) show('paused');
    else requestAnimationFrame(step);
  }

  function start() {
    if (now >= length) now = 0;
    startedAt = null;
    show('playing');
    requestAnimationFrame(step);
  }

  function toggle() {
    if (screen.getAttribute('data-state') === 'playing') show('paused');
    else start();
  }

  slider.max = String(length);
  slider.addEventListener('input', function () {
    now = Number(slider.value);
    startedAt = null;
    draw(now);
    if (screen.getAttribute('data-state') !== 'playing') show('paused');
  });
  play.addEventListener('click', toggle);
  document.getElementById('big').addEventListener('click', toggle);
  film.addEventListener('click', toggle);
  film.setAttribute('aria-hidden', 'true');
  document.title = film.querySelector('title').textContent;
  draw(0);
  show('paused');
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) start();
})();
