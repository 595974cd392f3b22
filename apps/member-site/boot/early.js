/*
 * Handles presses until the main script runs. No compiler translates this script, so it uses only syntax of the oldest
 * supported browser (CO-05).
 */
(function () {
  'use strict';

  // `boot.js` loads this script as a file if the host's policy refuses it in the page.
  var own = document.currentScript;
  if (own) own.removeAttribute('data-file');

  var pressedMark = 'data-pressed-early';

  function unanswered(event, css) {
    return event.target instanceof Element ? event.target.closest('#root:not([data-answers]) ' + css) : null;
  }

  function notePress(button) {
    if (!button) return;
    var before = document.querySelector('[' + pressedMark + ']');
    if (before) before.removeAttribute(pressedMark);
    button.setAttribute(pressedMark, '');
  }

  function noteSubmit(form) {
    if (form) notePress(form.querySelector('[data-submits]'));
  }

  document.addEventListener('click', function (event) {
    notePress(unanswered(event, 'button'));
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && unanswered(event, 'input')) noteSubmit(event.target.form);
  });
  // A form sent without the main script would lose the typed text.
  document.addEventListener('submit', function (event) {
    var form = unanswered(event, 'form');
    if (form) event.preventDefault();
    noteSubmit(form);
  });

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      void refused;
      return null;
    }
  }

  // Hides pages for visitors from a signed-in member, whom the main script redirects (PU-14). If the main script does
  // not load, the page appears after 8 seconds.
  var memberMark = 'data-may-be-member';
  var maxHiddenMs = 8000;
  if (stored('chada.token') && stored('chada.user')) {
    document.documentElement.setAttribute(memberMark, '');
    setTimeout(function () {
      document.documentElement.removeAttribute(memberMark);
    }, maxHiddenMs);
  }

  var scheme = stored('chada.scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute('data-scheme', scheme);

  if (stored('chada.banners')) document.documentElement.setAttribute('data-hides-banners', '');

  // Shows the pictures that the browser stored during the last visit (EN-04, SH-09).
  function readPictures() {
    try {
      return JSON.parse(stored('chada.pictures')) || {};
    } catch (garbled) {
      void garbled;
      return {};
    }
  }

  function addressOf(path) {
    var allowed = document.querySelector('meta[name=chada-pictures]');
    if (!allowed || typeof path !== 'string' || /[\s"'<>\\]/.test(path)) return '';
    if (/^\/(?!\/)/.test(path)) return (allowed.getAttribute('data-api') || '') + path;
    var origin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/.exec(path);
    return origin && allowed.content.split(' ').indexOf(origin[0]) !== -1 ? path : '';
  }

  // A cached picture loads within this many milliseconds.
  var maxPictureWaitMs = 300;
  var awaitingMark = 'data-awaits-picture';
  var isPictureWaitOver = false;
  var loaded = {};

  function eachPlace(act) {
    Array.prototype.forEach.call(document.querySelectorAll('[data-picture]'), function (place) {
      act(place, addressOf(pictures[place.getAttribute('data-picture')]));
    });
  }

  function load(address) {
    var picture = new Image();
    loaded[address] = false;
    picture.onload = function () {
      loaded[address] = true;
      eachPlace(show);
    };
    picture.src = address;
  }

  // The main script expects the same elements, so a `<source>` stays.
  function replace(image, source, address) {
    if (source) source.srcset = address;
    image.src = address;
  }

  function show(place, address) {
    var image = place.querySelector('img');
    if (!address || document.querySelector('#root[data-answers]')) return;
    if (!(address in loaded)) load(address);
    if (loaded[address] && image) {
      if (image.getAttribute('src') !== address) replace(image, place.querySelector('source'), address);
      place.removeAttribute(awaitingMark);
    } else if (!isPictureWaitOver && !place.hasAttribute(awaitingMark)) {
      place.setAttribute(awaitingMark, '');
      setTimeout(endPictureWait, maxPictureWaitMs);
    }
  }

  function endPictureWait() {
    isPictureWaitOver = true;
    eachPlace(function (place) {
      place.removeAttribute(awaitingMark);
    });
  }

  var pictures = readPictures();
  if (Object.keys(pictures).length === 0) return;
  var observer = new MutationObserver(function () {
    eachPlace(show);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
  });
})();
