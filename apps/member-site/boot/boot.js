/* No compiler translates this script, so it uses only syntax of the oldest supported browser (CO-05). */
(function () {
  'use strict';

  var own = document.currentScript;
  var ownFile = /^\/((legacy\/)?assets\/[\w.-]+|service-worker)\.js$/;

  // Trusted Types: the browser loads scripts only from the site's own files.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        var url = new URL(address, location.href);
        if (url.origin === location.origin && ownFile.test(url.pathname)) return address;
        throw new TypeError('No script of this site: ' + address);
      },
    });
  }

  // Shows the message that the site did not load, for example if a host sends an HTML page in place of a script.
  function reportFailure() {
    document.getElementById('chada-not-loaded').hidden = false;
  }

  function add(tag, attributes, next, fail) {
    var element = document.createElement(tag);
    Object.keys(attributes).forEach(function (name) {
      element[name] = attributes[name];
    });
    element.onload = next;
    element.onerror = fail;
    document.head.appendChild(element);
  }

  // If the host's policy refuses inline code, the browser loads it as a file.
  Array.prototype.forEach.call(document.querySelectorAll('style[data-file]'), function (style) {
    if (!style.sheet) add('link', { rel: 'stylesheet', href: style.getAttribute('data-file') });
  });
  // The site works without the early script, so its failure is not reported.
  var early = document.querySelector('script[data-file]');
  if (early) add('script', { src: early.getAttribute('data-file') });

  // Browsers without these features load the legacy build (`modernTarget` in build/site-config.ts).
  var modern =
    'toSorted' in Array.prototype &&
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('importmap');

  if (modern) {
    ['data-modern-first', 'data-modern'].forEach(function (name) {
      var module = { type: 'module', crossOrigin: 'anonymous', src: own.getAttribute(name) };
      add('script', module, null, reportFailure);
    });
    return;
  }
  function startLegacy() {
    // The load event fires even if the host sends HTML in place of the polyfills.
    if (!window.System) return reportFailure();
    window.System.import(own.getAttribute('data-legacy')).catch(reportFailure);
  }
  function loadPolyfills() {
    add('script', { src: own.getAttribute('data-legacy-polyfills') }, startLegacy, reportFailure);
  }
  // The legacy build starts even if its style does not load.
  add(
    'link',
    { rel: 'stylesheet', href: own.getAttribute('data-legacy-style') },
    loadPolyfills,
    loadPolyfills,
  );
})();
